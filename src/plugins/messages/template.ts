import {fold, type Folded} from './folded';
import {HOLE} from './words';

/**
 * A text of a record, in pieces that each have a literal:
 *
 *   DataPlane "{plane}" not found   →   dataplane" · {plane} "notfound
 */
export interface Template {
  readonly pieces: readonly Piece[];
  /** How many characters the literals have. */
  readonly weight: number;
}

interface Piece {
  /** The name of the hole before the literal. */
  readonly hole: string | undefined;
  /** Folded; empty after a hole at the end. */
  readonly literal: string;
  /** Whether white space must be before the literal: `lookup {host} on {server}`. */
  readonly isAfterGap: boolean;
  readonly isBeforeGap: boolean;
}

/** From a first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text is in a folded one. */
export interface Match extends Span {
  /** Where its literals are, without the values between them. */
  readonly literals: readonly Span[];
  /** Where the value of each hole is; of a hole that occurs twice, the first. */
  readonly values: ReadonlyMap<string, Span>;
}

/** Longer than this is no value, but other words. */
const LONGEST_VALUE = 240;

/** Splits a text of a record at its holes. */
export function parseTemplate(text: string): Template {
  // Literals and the names of holes by turns.
  const parts = text.split(HOLE);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const literal = parts[index] ?? '';
    const hole = parts[index - 1];
    if (literal === '' && index === 0) continue;
    pieces.push({
      hole,
      literal: fold(literal).text,
      isAfterGap: hole !== undefined && literal.startsWith(' '),
      isBeforeGap: literal.endsWith(' '),
    });
  }
  const weight = pieces.reduce((sum, {literal}) => sum + literal.length, 0);
  return {pieces, weight};
}

/**
 * Finds a template wherever it begins in a text. Each literal is the nearest one
 * after that before it, so that the time grows as the text does.
 *
 * @param ends - For each character of the text, where a value that it belongs to
 *   ends at the latest.
 */
export function findTemplate(
  {pieces}: Template,
  pasted: Folded,
  ends: readonly number[],
): Match[] {
  const matches: Match[] = [];
  const opening = pieces[0]?.literal ?? '';
  if (opening === '') return matches;
  let start = pasted.text.indexOf(opening);
  while (start >= 0) {
    const match = matchAt(pieces, pasted, start, ends);
    const isWhole =
      match && isBoundary(match.start, pasted) && isBoundary(match.end, pasted);
    if (isWhole) {
      if (isNearer(match, matches.at(-1))) matches.pop();
      matches.push(match);
    }
    start = pasted.text.indexOf(opening, start + opening.length);
  }
  return matches;
}

/**
 * Whether a match begins nearer to the same words than the one before it, whose
 * first value is other words:
 *
 *   failed to get plane client: failed to get plane {plane} for environment
 */
function isNearer({literals}: Match, before: Match | undefined): boolean {
  const [, own] = literals;
  const other = before?.literals[1];
  return own !== undefined && own.end > own.start && own.start === other?.start;
}

/** Matches a template whose first literal begins at a place. */
function matchAt(
  pieces: readonly Piece[],
  pasted: Folded,
  start: number,
  ends: readonly number[],
): Match | undefined {
  const literals: Span[] = [];
  const values = new Map<string, Span>();
  let end = start;
  for (const [index, piece] of pieces.entries()) {
    const {hole, literal} = piece;
    let next = start;
    if (index > 0) {
      const last = Math.min(ends[end - 1] ?? end, end + LONGEST_VALUE);
      const isAtEnd = literal === '' && index === pieces.length - 1;
      next = isAtEnd ? last : findPiece(piece, pasted, end, last);
      if (next < 0) return undefined;
    }
    // Where a value at the beginning begins can't be told.
    if (hole !== undefined && index > 0 && !values.has(hole)) {
      values.set(hole, {start: end, end: next});
    }
    end = next + literal.length;
    literals.push({start: next, end});
  }
  return {start, end, literals, values};
}

/** Finds the literal of a piece after a value, which only quotes may leave empty. */
function findPiece(
  {literal, isAfterGap, isBeforeGap}: Piece,
  {text, gaps}: Folded,
  end: number,
  last: number,
): number {
  const window = text.slice(end, last + literal.length);
  const isQuoted = text[end - 1] === '"' && literal.startsWith('"');
  let place = window.indexOf(literal, isQuoted ? 0 : 1);
  while (place >= 0) {
    const start = end + place;
    const isApart =
      (!isAfterGap || gaps[start]) &&
      (!isBeforeGap || gaps[start + literal.length]);
    if (isApart) return start;
    place = window.indexOf(literal, place + 1);
  }
  return -1;
}

/** Whether a match may begin or end here: not within a word. */
function isBoundary(place: number, {text, gaps}: Folded): boolean {
  return (
    gaps[place] === true || !/^\w\w$/u.test(text.slice(place - 1, place + 1))
  );
}
