import {fold, type Folded} from './folded';
import {HOLE} from './words';

/**
 * A text of a record, in pieces that each have a literal:
 *
 *   DataPlane "{plane}" not found   →   dataplane" · {plane} "notfound
 */
export interface Template {
  readonly first: Piece;
  readonly others: readonly Piece[];
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

/** Where a text is in a folded one, and the values of its holes. */
export interface Match extends Span {
  /** Where its literals are, without the values between them. */
  readonly literals: readonly Span[];
  /** Where the value of each hole is; of a hole that occurs twice, the first. */
  readonly values: ReadonlyMap<string, Span>;
}

/** From a first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Longer than this is no value, but other words. */
const LONGEST_VALUE = 240;

const WORD_CHARACTER = /\w/u;

/** Splits a text of a record at its holes. */
export function parseTemplate(text: string): Template {
  // Literals and the names of holes by turns.
  const [opening = '', ...parts] = text.split(HOLE);
  const pieces: Piece[] = [];
  if (opening !== '') pieces.push(pieceOf(undefined, opening));
  for (let index = 0; index < parts.length; index += 2) {
    pieces.push(pieceOf(parts[index], parts[index + 1] ?? ''));
  }
  const [first = pieceOf(undefined, text), ...others] = pieces;
  const weight = pieces.reduce((sum, {literal}) => sum + literal.length, 0);
  return {first, others, weight};
}

function pieceOf(hole: string | undefined, literal: string): Piece {
  return {
    hole,
    literal: fold(literal).text,
    isAfterGap: hole !== undefined && literal.startsWith(' '),
    isBeforeGap: literal.endsWith(' '),
  };
}

/**
 * Finds a template wherever it begins in a text. Each literal is the nearest one
 * after that before it, so that the time grows as the text does.
 *
 * @param ends - For each character of the text, where a value that it belongs to
 *   ends at the latest.
 */
export function findTemplate(
  template: Template,
  pasted: Folded,
  ends: readonly number[],
): Match[] {
  const matches: Match[] = [];
  const {literal} = template.first;
  for (const start of placesOf(literal, pasted.text)) {
    const match = matchAt(template, pasted, start, ends);
    if (match && standsAlone(match, pasted)) matches.push(match);
  }
  return matches;
}

/** Finds a name, such as a reason, where it is written exactly so. */
export function findName(
  name: string,
  original: string,
  pasted: Folded,
): Match[] {
  const matches: Match[] = [];
  const folded = fold(name).text;
  for (const start of placesOf(folded, pasted.text)) {
    const span = {start, end: start + folded.length};
    const match = {...span, literals: [span], values: new Map<string, Span>()};
    // A terminal may have broken it.
    const written = textOf(span, original, pasted).replace(/\s/gu, '');
    if (written === name && standsAlone(match, pasted)) matches.push(match);
  }
  return matches;
}

/** What the original has in a span of the folded text. */
export function textOf(
  {start, end}: Span,
  original: string,
  {places}: Folded,
): string {
  const first = places[start];
  const last = places[end - 1];
  if (first === undefined || last === undefined) return '';
  return original.slice(first, last + 1);
}

function placesOf(literal: string, text: string): number[] {
  const places: number[] = [];
  if (literal === '') return places;
  let place = text.indexOf(literal);
  while (place >= 0) {
    places.push(place);
    place = text.indexOf(literal, place + literal.length);
  }
  return places;
}

/** Matches a template whose first literal begins at a place. */
function matchAt(
  {first, others}: Template,
  pasted: Folded,
  start: number,
  ends: readonly number[],
): Match | undefined {
  let end = start + first.literal.length;
  const literals: Span[] = [{start, end}];
  const values = new Map<string, Span>();
  if (first.hole !== undefined) {
    // What a value at the beginning is cannot be seen but for its last word.
    values.set(first.hole, {start: startOfWord(pasted, start), end: start});
  }
  for (const piece of others) {
    const {hole = '', literal} = piece;
    const last = Math.min(ends[end - 1] ?? end, end + LONGEST_VALUE);
    const isAtEnd = literal === '' && piece === others.at(-1);
    const next = isAtEnd ? last : findPiece(piece, pasted, end, last);
    if (next === undefined) return undefined;
    if (!values.has(hole)) values.set(hole, {start: end, end: next});
    end = next + literal.length;
    literals.push({start: next, end});
  }
  return {start, end, literals, values};
}

/** Finds the literal of a piece after a value of at least one character. */
function findPiece(
  {literal, isAfterGap, isBeforeGap}: Piece,
  {text, gaps}: Folded,
  end: number,
  last: number,
): number | undefined {
  const isQuoted = text[end - 1] === '"' && literal.startsWith('"');
  const from = isQuoted ? end : end + 1;
  const window = text.slice(end, last + literal.length);
  let place = window.indexOf(literal, from - end);
  while (place >= 0) {
    const start = end + place;
    const isApart =
      (!isAfterGap || gaps[start]) &&
      (!isBeforeGap || gaps[start + literal.length]);
    if (isApart) return start;
    place = window.indexOf(literal, place + 1);
  }
  return undefined;
}

function startOfWord({gaps}: Folded, end: number): number {
  let start = end - 1;
  while (start > 0 && !gaps[start]) start -= 1;
  return Math.max(0, start);
}

/** Whether a match is no part of longer words. */
function standsAlone({start, end}: Span, pasted: Folded): boolean {
  return isBoundary(start, pasted) && isBoundary(end, pasted);
}

function isBoundary(place: number, {text, gaps}: Folded): boolean {
  const isInWord = [text[place - 1], text[place]].every(
    (character) => character !== undefined && WORD_CHARACTER.test(character),
  );
  return gaps[place] === true || !isInWord;
}
