import {HOLE} from './texts';

/**
 * A text of a record, in pieces that each have a literal:
 *
 *   DataPlane "{plane}" not found   →   dataplane " · {plane} " not found
 */
export type Pattern = readonly Piece[];

interface Piece {
  /** The name of the hole before the literal. */
  readonly hole: string | undefined;
  /** Folded; empty after a hole at the end. */
  readonly literal: string;
}

/** From a first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a pattern is in a text. */
export interface Match extends Span {
  /** Where its literals are, without the values between them. */
  readonly literals: readonly Span[];
  /** Where the value is with which it ends, if it does. */
  readonly tail: Span | undefined;
  /** Where the value of each hole is; of a hole that occurs twice, the first. */
  readonly values: ReadonlyMap<string, Span>;
}

/** The space before a hole at the end. A pasted text can end before both. */
const LAST_SPACE = new RegExp(` (?=${HOLE.source}$)`, 'iu');

/** Longer than this is no value, but other words. */
const LONGEST_VALUE = 240;

/** A text in lower case, with `"` for every quotation mark, and of the same length. */
export function fold(text: string): string {
  return text
    .replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
    .replace(/['`“”‘’]/gu, '"');
}

/** Splits a text of a record at its holes. */
export function parsePattern(text: string): Pattern {
  // Literals and the names of holes by turns.
  const parts = text.replace(LAST_SPACE, '').split(HOLE);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const literal = fold(parts[index] ?? '');
    const hole = parts[index - 1];
    if (literal !== '' || hole !== undefined) pieces.push({hole, literal});
  }
  return pieces;
}

/**
 * Finds a pattern wherever it begins in a folded text. Each literal is the nearest
 * one after that before it, so that the time grows as the text does.
 */
export function findPattern(pattern: Pattern, text: string): Match[] {
  const matches: Match[] = [];
  const [first, ...others] = pattern;
  if (!first?.literal) return matches;
  const {literal} = first;
  let start = text.indexOf(literal);
  while (start >= 0) {
    const match = matchAt(start, first, others, text);
    if (match) matches.push(match);
    start = text.indexOf(literal, start + literal.length);
  }
  return matches;
}

/** Matches a pattern whose first literal is at a place. */
function matchAt(
  place: number,
  {hole: firstHole, literal: opening}: Piece,
  others: Pattern,
  text: string,
): Match | undefined {
  const start = firstHole ? nameBefore(place, text) : place;
  let end = place + opening.length;
  let tail: Span | undefined;
  const literals: Span[] = [{start: place, end}];
  const values = new Map<string, Span>();
  if (firstHole) values.set(firstHole, {start, end: place});
  for (const {hole, literal} of others) {
    const next = findLiteral(literal, text, end);
    if (next < 0) return undefined;
    // What begins once more before its second words begins nearer to them.
    const isEarly = literals.length === 1 && literal !== '';
    if (isEarly && text.slice(end, next).includes(opening)) return undefined;
    tail = literal === '' ? {start: end, end: next} : undefined;
    if (hole && !values.has(hole)) values.set(hole, {start: end, end: next});
    end = next + literal.length;
    literals.push({start: next, end});
  }
  const isWhole = !isInWord(text, start) && !isInWord(text, end);
  return isWhole ? {start, end, literals, tail, values} : undefined;
}

/** Where the name begins that ends at a place, such as `0/3` or `github`. */
function nameBefore(end: number, text: string): number {
  let start = end;
  while (/[\w./-]/u.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Finds a literal after a value, which only quotes may leave empty. */
function findLiteral(literal: string, text: string, end: number): number {
  let last = Math.min(text.length, end + LONGEST_VALUE);
  if (literal === '') {
    while (last > end && isInWord(text, last)) last -= 1;
    return last;
  }
  const isQuoted = text[end - 1] === '"' && literal.startsWith('"');
  const window = text.slice(end, last + literal.length);
  const place = window.indexOf(literal, isQuoted ? 0 : 1);
  return place < 0 ? -1 : end + place;
}

/** Whether a place is within a word, where no match begins or ends. */
function isInWord(text: string, place: number): boolean {
  return /^\w\w$/u.test(text.slice(Math.max(0, place - 1), place + 1));
}
