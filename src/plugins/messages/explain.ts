import type {Message} from './readMessages';
import {fillHoles, HOLE} from './words';

/** A message that explains a part of a pasted text. */
export interface Answer {
  readonly message: Message;
  /** The line, or reason and message of a condition. */
  readonly text: string;
  /** Its line in the pasted text; starts at 1. */
  readonly line: number;
  /** What it means and what to do, with the values of this case. */
  readonly advice: string;
}

/** A line of a text, or a condition of an object in it. */
interface Part {
  readonly text: string;
  readonly line: number;
  /** Where the next line begins in the text. */
  readonly end?: number;
  readonly kind?: string | undefined;
  readonly condition?: string;
  readonly reason?: string | undefined;
  /** When the condition changed, ISO 8601. */
  readonly time?: string | undefined;
  /** Whether it says that something works. */
  readonly isGood?: boolean | undefined;
}

/** A text of a message, ready to be looked for. */
interface Pattern {
  readonly message: Message;
  readonly expression: RegExp;
  /** The longest word outside holes: a line without it cannot match. */
  readonly anchor: string;
  readonly holes: readonly string[];
  /** Characters outside holes: how much of the line the message decides. */
  readonly weight: number;
}

/** More answers than these help nobody. */
const MOST_ANSWERS = 20;
/** Fewer decided characters than this say nothing. */
const LEAST_WEIGHT = 9;
/** `BuildFailed` and `PROJECT_NOT_FOUND`, but not `Created`. */
const DISTINCTIVE = /[a-z][A-Z]|[A-Z]{2}[a-z]|_/u;
/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Degraded|Failed|Pressure|Error|Suspended/u;
/** A key of YAML, of JSON, or of `kubectl describe`, with a text. */
const FIELD = /^\s*(?:- )?"?([A-Za-z][\w ]*?)"?:\s*(?:"(.*)"|(.*?)),?$/u;
const CONDITION_KEY = /^(?:type|status|reason|message|lasttransitiontime)$/u;
/** Type and reason of an event. */
const EVENT = /(?:^|\s)(Normal|Warning)\s+([A-Z]\w+)\s/u;
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
  const found = new Map<string, Part & {score: number; answer: Answer}>();
  for (const part of partsOf(text)) {
    const best = bestAnswer(part, patterns);
    if (!best) continue;
    const {id} = best.answer.message;
    if ((found.get(id)?.score ?? 0) < best.score) {
      found.set(id, {...part, ...best});
    }
  }
  const all = [...found.values()];
  const hasBad = all.some(({isGood}) => isGood === false);
  return all
    .filter(({isGood}) => !hasBad || isGood !== true)
    .sort(
      (a, b) =>
        Number(b.isGood === false) - Number(a.isGood === false) ||
        (b.time ?? '').localeCompare(a.time ?? '') ||
        b.score - a.score,
    )
    .slice(0, MOST_ANSWERS)
    .map(({answer}) => answer);
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
  // Lines that may be a condition's.
  let own: Part[] = [];
  let kind: string | undefined;
  let last = '';
  const finish = (): void => {
    const [type, status] = [fields.get('type'), fields.get('status')];
    const [reason, message] = [fields.get('reason'), fields.get('message')];
    if (type !== undefined && status !== undefined) {
      const words = [reason, message].filter(Boolean).join(': ');
      const isGood = (status === 'True') !== BAD_IF_TRUE.test(type);
      const time = fields.get('lasttransitiontime');
      const about = {kind, condition: type, reason, time, isGood};
      own = [{text: words, line: own[0]?.line ?? 1, ...about}];
    }
    parts.push(...own);
    own = [];
    fields.clear();
  };
  for (const [index, line] of lines.entries()) {
    const [, name = '', quoted, value = quoted ?? ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    const isField = CONDITION_KEY.test(key) && value !== '';
    // A long message goes on in the next line.
    const isRest = key === '' && last === 'message';
    if ((isField && fields.has(key)) || key === 'conditions') finish();
    if (isField) fields.set(key, value);
    if (isRest) {
      fields.set('message', `${fields.get('message') ?? ''} ${line.trim()}`);
    }
    if (key === 'kind' && last === 'apiversion') kind = value;
    if (key !== '') last = key;
    const [, event, reason] = EVENT.exec(line) ?? [];
    // A terminal may have wrapped a message, so each line is read with the next.
    const next = event === undefined ? (lines[index + 1] ?? '') : '';
    const end = Math.min(line.length, 2000);
    const both = `${line.slice(0, end)} ${next.slice(0, 500)}`;
    const isGood = event === undefined ? undefined : event === 'Normal';
    const part = {text: both, line: index + 1, end, reason, isGood};
    if (line.trim() !== '') (isField || isRest ? own : parts).push(part);
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
  const words = [message.reason ?? '', message.code ?? ''].filter((word) =>
    DISTINCTIVE.test(word),
  );
  return [
    ...message.message.map((text) => patternOf(message, text)),
    ...words.map((word) => ({
      ...{message, anchor: word.toLowerCase(), holes: []},
      expression: new RegExp(String.raw`(?<!\w)${word}(?!\w)`, 'u'),
      // A text of the message says more than its name.
      weight: word.length / 2,
    })),
  ];
}

function patternOf(message: Message, text: string): Pattern {
  // Text and the names of holes take turns; pasted quotation marks are `"`.
  const pieces = text.replace(/['`]/gu, '"').split(HOLE);
  const parts = pieces.filter((_piece, index) => index % 2 === 0);
  const source = parts
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('(.{1,240}?)')
    .replace(/\s+/gu, String.raw`\s+`)
    // A value at the end takes the rest of the line.
    .replace(/\(\.\{1,240\}\?\)$/u, '(.{0,240})');
  const [anchor = ''] = parts
    .flatMap((part) => part.toLowerCase().trim().split(/\s+/u))
    .sort((a, b) => b.length - a.length);
  const holes = pieces.filter((_piece, index) => index % 2 === 1);
  const decided = parts.join('').replace(/\s+/gu, '').length;
  const weight = decided < LEAST_WEIGHT ? 0 : decided;
  return {message, anchor, expression: new RegExp(source, 'iu'), holes, weight};
}

/** What fits a part best; the first of equal ones. */
function bestAnswer(part: Part, patterns: readonly Pattern[]) {
  const lower = part.text.toLowerCase();
  let best: {score: number; answer: Answer} | undefined;
  for (const {message, anchor, expression, holes, weight} of patterns) {
    if (weight === 0 || !lower.includes(anchor)) continue;
    const score = weight + placeScore(message, part);
    const match = score > (best?.score ?? 0) && expression.exec(part.text);
    // What begins in the next line is found there.
    if (!match || match.index >= (part.end ?? Infinity)) continue;
    const values = new Map(
      holes.flatMap((hole, index): [string, string][] => {
        const value = match[index + 1]?.trim() ?? '';
        return value === '' ? [] : [[hole, value]];
      }),
    );
    const {line, end = Infinity} = part;
    const to = Math.max(end, match.index + match[0].length);
    const text = part.text.slice(0, to).trim();
    const advice = fillHoles(adviceOf(message), values);
    best = {score, answer: {message, text, line, advice}};
  }
  return best;
}

/** How well the place of a message fits that of a part. */
function placeScore({where, reason}: Message, part: Part): number {
  const isOther = part.kind !== undefined && where.kind !== undefined;
  const fitsKind = isOther && where.kind?.includes(part.kind ?? '') === true;
  return (
    (fitsKind ? 20 : isOther ? -15 : 0) +
    (where.condition !== undefined && where.condition === part.condition
      ? 10
      : 0) +
    (reason !== undefined && reason === part.reason ? 25 : 0)
  );
}

function adviceOf({means, tell, do: remedy}: Message): string {
  const check = tell ? ` To be sure: \`${tell.command}\`. ${tell.shows}` : '';
  return `${means} What to do: ${remedy}${check}`;
}
