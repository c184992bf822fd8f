import type {Message} from './readMessages';
import {fillHoles, HOLE} from './words';

/** A line of a text, or a condition of an object in it. */
interface Part {
  /** The line, or reason and message of a condition. */
  readonly text: string;
  /** Its line in the pasted text; starts at 1. */
  readonly line: number;
  /** Where the next line begins in the text. */
  readonly end: number;
  /** When the condition changed, ISO 8601. */
  readonly time?: string | undefined;
  /** Whether the condition says that something works. */
  readonly isGood?: boolean | undefined;
}

/** A message that explains a part of a pasted text. */
interface Answer extends Part {
  readonly message: Message;
  /** What it means and what to do, with the values of this case. */
  readonly advice: string;
  /** How much of the part the message decides. */
  readonly weight: number;
}

type Pattern = ReturnType<typeof patternOf>;

/** More answers than these help nobody. */
const MOST_ANSWERS = 20;
/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Remaining|Degraded|Fail|Pressure|Error|Suspended/u;
/** A key of YAML, of JSON, or of `kubectl describe`, with a text. */
const FIELD = /^\s*(?:- )?"?([A-Za-z][\w ]*?)"?:\s*(?:"(.*)"|(.*?)),?$/u;
const CONDITION_KEY = /^(?:type|status|reason|message|lasttransitiontime)$/u;
/** Colors and other commands to a terminal, and control characters. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex -- they are what this looks for
  /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))|[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/gu;

const compiled = new WeakMap<readonly Message[], readonly Pattern[]>();

/**
 * Explains a pasted status, description, table of events, response or log with
 * the messages of a version.
 *
 * @returns The condition that failed last comes first, then the best matches.
 */
export function explain(text: string, messages: readonly Message[]): Answer[] {
  const patterns = compiled.get(messages) ?? messages.flatMap(patternsOf);
  compiled.set(messages, patterns);
  const found = new Map<Message, Answer>();
  for (const part of partsOf(text)) {
    const best = bestAnswer(part, patterns);
    if (!best) continue;
    const known = found.get(best.message)?.weight ?? 0;
    if (best.weight > known) found.set(best.message, best);
  }
  const all = [...found.values()];
  const hasBad = all.some(({isGood}) => isGood === false);
  return all
    .filter(({isGood}) => !hasBad || isGood !== true)
    .sort(
      (a, b) =>
        Number(b.isGood === false) - Number(a.isGood === false) ||
        (b.time ?? '').localeCompare(a.time ?? '') ||
        b.weight - a.weight,
    )
    .slice(0, MOST_ANSWERS);
}

/** The lines of a text, and the conditions in YAML, JSON or a description. */
function partsOf(text: string): Part[] {
  const lines = inLines(text)
    .replace(/\r\n?/gu, '\n')
    .replace(UNSEEN, '')
    // Logs escape quotation marks, and editors make them typographic.
    .replace(/\\?["`“”‘']|’/gu, '"')
    .split('\n');
  const parts: Part[] = [];
  const fields = new Map<string, string>();
  let first = 1;
  let last = '';
  const finish = (): void => {
    const {lasttransitiontime: time, ...own} = Object.fromEntries(fields);
    const {type, status, reason, message} = own;
    const text = [reason, message].filter(Boolean).join(': ') || (status ?? '');
    const isGood =
      type && status
        ? (status === 'True') !== BAD_IF_TRUE.test(type)
        : undefined;
    parts.push({text, line: first, end: Infinity, time, isGood});
    fields.clear();
  };
  for (const [index, line] of lines.entries()) {
    const [, name = '', quoted, value = quoted ?? ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (fields.has(key) || key === 'conditions') finish();
    if (CONDITION_KEY.test(key) && value !== '') {
      if (fields.size === 0) first = index + 1;
      fields.set(key, value);
    } else if (key === '' && last === 'message' && /^\s+\S/u.test(line)) {
      // A long message goes on in the next line.
      fields.set('message', `${fields.get('message') ?? ''} ${line.trim()}`);
    } else {
      // A terminal may have wrapped a message, between words or in one.
      const own = line.slice(0, 2000);
      const next = lines[index + 1]?.slice(0, 500) ?? '';
      for (const both of [`${own} ${next}`, own + next])
        parts.push({text: both, line: index + 1, end: own.length});
    }
    if (key !== '') last = key;
  }
  finish();
  return parts;
}

/** JSON as lines, whatever its form; other text as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function patternsOf(message: Message): Pattern[] {
  const names = [message.reason ?? [], message.code ?? []].flat();
  return [
    ...message.message.map((text) => patternOf(message, text)),
    ...names.map((name) => ({
      message,
      anchor: name.toLowerCase(),
      expression: new RegExp(String.raw`(?<!\w)${name}(?!\w)`, 'u'),
      // A text of the message says more than its name.
      weight: name.length / 2,
    })),
  ];
}

/** A text of a message, ready to be looked for. */
function patternOf(message: Message, text: string) {
  // Text and the names of holes take turns; pasted quotation marks are `"`.
  const pieces = text.replace(/['`]/gu, '"').split(HOLE);
  const words = pieces.filter((_piece, index) => index % 2 === 0);
  const source = pieces
    .map((piece, index) =>
      index % 2 === 0
        ? piece.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
        : `(?<${piece}>.{1,240}?)`,
    )
    .join('')
    .replace(/\s+/gu, String.raw`\s+`)
    // A value at the end takes the rest of the line.
    .replace(/\.\{1,240\}\?\)$/u, '.{0,240})');
  // The longest word outside holes: a line without it cannot match.
  const [anchor = ''] = words
    .flatMap((part) => part.toLowerCase().trim().split(/\s+/u))
    .sort((a, b) => b.length - a.length);
  // How much of the line the message decides.
  const weight = words.join('').replace(/\s+/gu, '').length;
  return {message, anchor, expression: new RegExp(source, 'iu'), weight};
}

/** What fits a part best; the first of equal ones. */
function bestAnswer(part: Part, patterns: readonly Pattern[]) {
  const lower = part.text.toLowerCase();
  let best: Answer | undefined;
  for (const {message, anchor, expression, weight} of patterns) {
    if (weight <= (best?.weight ?? 0) || !lower.includes(anchor)) continue;
    const match = expression.exec(part.text);
    // What begins in the next line is found there.
    if (!match || match.index >= part.end) continue;
    const end = Math.max(part.end, match.index + match[0].length);
    const text = part.text.slice(0, end).trim();
    const advice = fillHoles(adviceOf(message), match.groups);
    best = {...part, message, text, advice, weight};
  }
  return best;
}

function adviceOf({means, tell, do: remedy}: Message): string {
  const check = tell ? ` To be sure: \`${tell.command}\`. ${tell.shows}` : '';
  return `${means} What to do: ${remedy}${check}`;
}
