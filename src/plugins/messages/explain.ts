import type {Message} from './readMessages';
import {fillHoles, HOLE} from './words';

/** A line of a text, or a condition of an object in it. */
interface Part {
  /** The line as it may go on, or reason and message of a condition. */
  readonly text: string;
  /** Its line in the pasted text; starts at 1. */
  readonly line: number;
  /** Where the next line begins in the text. */
  readonly end: number;
  /** Whether a condition says that something works. */
  readonly isGood?: boolean;
  /** Later in the alphabet for conditions that failed, and for later ones. */
  readonly rank: string;
}

/** A text or a name of a message, ready to be looked for. */
interface Pattern {
  readonly message: Message;
  /** What a text must have for the expression to match, in lower case. */
  readonly anchor: string;
  readonly expression: RegExp;
  /** How much of a text the message decides. */
  readonly weight: number;
}

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

/**
 * Explains a pasted status, description, table of events, response or log with
 * the messages of a version.
 *
 * @returns The condition that failed last comes first, then the best matches.
 */
export function explain(text: string, messages: readonly Message[]) {
  const lines = linesOf(text);
  const whole = lines.join('\n').toLowerCase();
  const patterns = messages
    .flatMap((message) => patternsOf(message, whole))
    .sort((a, b) => b.weight - a.weight);
  const all = partsOf(lines)
    .flatMap((part) => answerOf(part, patterns) ?? [])
    .sort((a, b) => b.rank.localeCompare(a.rank) || b.weight - a.weight);
  const hasFailed = all[0]?.isGood === false;
  const best = new Map<Message, (typeof all)[number]>();
  // JSON in one line was read in many.
  const lastLine = text.split('\n').length;
  for (const answer of all) {
    if (best.has(answer.message) || (hasFailed && answer.isGood)) continue;
    const line = Math.min(answer.line, lastLine);
    best.set(answer.message, {...answer, line});
  }
  return [...best.values()].slice(0, MOST_ANSWERS);
}

/** The lines of JSON in whatever form, or of another text, as plain characters. */
function linesOf(text: string): string[] {
  let lines = text;
  try {
    lines = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is another text.
  }
  return (
    lines
      .replace(/\r\n?/gu, '\n')
      .replace(UNSEEN, '')
      // Logs escape quotation marks, and editors make them typographic.
      .replace(/\\?["`“”‘']|’/gu, '"')
      .split('\n')
  );
}

/** Lines, and the conditions in YAML, JSON or a description. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  const fields = new Map<string, string>();
  let first = 1;
  let last = '';
  const finish = (): void => {
    const {lasttransitiontime: time = '', ...own} = Object.fromEntries(fields);
    const {type = '', status = '', reason, message} = own;
    const text = [reason, message].filter(Boolean).join(': ') || status;
    const isGood = (status === 'True') !== BAD_IF_TRUE.test(type);
    const part = {text, line: first, end: Infinity, rank: ''};
    const state = {isGood, rank: `${isGood ? 'good' : 'not good'} ${time}`};
    parts.push({...part, ...(type && status && state)});
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
      // A terminal may have wrapped a message.
      const own = line.slice(0, 2000);
      const text = `${own} ${lines[index + 1]?.slice(0, 500) ?? ''}`;
      parts.push({text, line: index + 1, end: own.length, rank: ''});
    }
    if (key !== '') last = key;
  }
  finish();
  return parts;
}

/** The patterns of a message that a text may have. */
function patternsOf(message: Message, whole: string): Pattern[] {
  const names = [message.reason ?? [], message.code ?? []].flat();
  return [
    ...message.message.flatMap((text) => patternOf(message, text, whole)),
    ...names.flatMap((name) => {
      const anchor = name.toLowerCase();
      if (!whole.includes(anchor)) return [];
      const expression = new RegExp(String.raw`(?<!\w)${name}(?!\w)`, 'u');
      // A text of the message says more than its name.
      return {message, anchor, expression, weight: name.length / 2};
    }),
  ];
}

function patternOf(message: Message, text: string, whole: string) {
  // Pasted quotation marks are `"` too.
  const plain = text.replace(/['`]/gu, '"');
  const words = plain.toLowerCase().replace(HOLE, ' ').trim().split(/\s+/u);
  const [anchor = ''] = words.toSorted((a, b) => b.length - a.length);
  if (!whole.includes(anchor)) return [];
  const source = plain
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replace(/\\\{(\w+)\\\}/gu, '(?<$1>.{1,240}?)')
    .replace(/\s+/gu, String.raw`\s+`)
    // A value at the end takes the rest of the line.
    .replace(/\.\{1,240\}\?\)$/u, '.{0,240})');
  const expression = new RegExp(source, 'iu');
  return {message, anchor, expression, weight: words.join('').length};
}

/** What fits a part best: of patterns by weight, the first that does. */
function answerOf(part: Part, patterns: readonly Pattern[]) {
  const lower = part.text.toLowerCase();
  for (const {message, anchor, expression, weight} of patterns) {
    const match = lower.includes(anchor) ? expression.exec(part.text) : null;
    // What begins in the next line is found there.
    if (!match || match.index >= part.end) continue;
    const end = Math.max(part.end, match.index + match[0].length);
    const text = part.text.slice(0, end).trim();
    const advice = fillHoles(adviceOf(message), match.groups);
    return {...part, message, text, advice, weight};
  }
  return undefined;
}

function adviceOf({means, tell, do: remedy}: Message): string {
  const check = tell ? ` To be sure: \`${tell.command}\`. ${tell.shows}` : '';
  return `${means} What to do: ${remedy}${check}`;
}
