import {
  codeOf,
  invisibleFault,
  invisibleRuns,
  type InvisibleRun,
} from '../../../content-errors/invisibleCharacters';
import {positionsIn, type FaultAt} from '../../../content-errors/problem';

import type {Source} from './sources';
import {scalarsOf, type WrittenScalar} from './scalars';

/**
 * Finds characters that nobody sees, and typographic ones where YAML needs plain
 * ones. Comments, quotes and blocks may have spaces of any kind.
 */
export function oddCharacters(
  text: string,
  sources: readonly Source[],
): readonly FaultAt[] {
  const scalars = scalarsOf(sources);
  return [...invisibleIn(text, sources, scalars), ...lookAlikes(text, scalars)];
}

function invisibleIn(
  text: string,
  sources: readonly Source[],
  scalars: readonly WrittenScalar[],
): FaultAt[] {
  const isBroken = sources.some(({document}) => document.errors.length > 0);
  const found: FaultAt[] = [];
  let next = 0;
  for (const odd of invisibleRuns(text)) {
    while ((scalars[next]?.end ?? Infinity) <= odd.index) next += 1;
    const scalar = scalars[next];
    const isInside = scalar !== undefined && scalar.start <= odd.index;
    const isHarmless = isInside
      ? isText(text, scalar, odd)
      : // Between values there are only comments.
        !/^\p{Cc}/u.test(odd.run);
    if (isBroken || !isHarmless) {
      found.push({index: odd.index, fault: invisibleFault(odd.run)});
    }
  }
  return found;
}

/** Whether spaces are part of a text: in quotes, a block, or between words. */
function isText(
  text: string,
  {type, start, end, isKey}: WrittenScalar,
  {index, run}: InvisibleRun,
): boolean {
  if (!/^\p{Zs}+$/u.test(run)) return false;
  if (type !== 'PLAIN') return true;
  const after = text.slice(index + run.length, end);
  if (isKey || index === start || after === '') return false;
  // A comment begins after a plain space.
  return text.slice(start, end).includes(' ') && !after.startsWith('#');
}

/** Dashes that are not `-`. */
const DASH = /[\u2010-\u2015\u2212]/u;
/** At the beginning of a line, two dashes of any kind. */
const DASHES = /^[-\u2010-\u2015\u2212]{2,}(?=\s|$)/u;
const QUOTE = /[\u2018-\u201f\u00ab\u00bb]/u;

/** Characters that were typed, and those that were meant. */
interface LookAlike {
  readonly typed: string;
  readonly meant: '"' | '-' | '---';
}

/**
 * Finds typographic quotation marks around a key or a value, and dashes where a
 * list item or a document begins, at most one a line.
 */
function lookAlikes(
  text: string,
  scalars: readonly WrittenScalar[],
): FaultAt[] {
  const positionOf = positionsIn(text);
  const found: FaultAt[] = [];
  let lastLine = 0;
  for (const scalar of scalars) {
    if (scalar.type !== 'PLAIN') continue;
    const {line, column} = positionOf(scalar.start);
    const content = text.slice(scalar.start, scalar.end);
    const before = text.slice(scalar.start - column + 1, scalar.start);
    const lookAlike = lookAlikeIn(content, before, scalar.isBroken);
    if (!lookAlike || line === lastLine) continue;
    lastLine = line;
    const {typed, meant} = lookAlike;
    const code = codeOf(typed.replace(/^-+/u, ''));
    const what = `found ${typed} (${code}), which only looks like ${meant}`;
    const remedy = `Type ${meant} in its place.`;
    found.push({index: scalar.start, fault: {what, remedy}});
  }
  return found;
}

/**
 * What a plain scalar begins with, if something else was meant.
 *
 * @param before - What is before it in its line.
 */
function lookAlikeIn(
  content: string,
  before: string,
  isBroken: boolean,
): LookAlike | undefined {
  const [typed = ''] = content;
  const last = content.at(-1) ?? '';
  if (QUOTE.test(typed) && (isBroken || QUOTE.test(last))) {
    return {typed, meant: '"'};
  }
  const [dashes = ''] = DASHES.exec(content) ?? [];
  if (before === '' && DASH.test(dashes)) return {typed: dashes, meant: '---'};
  const isItem = DASH.test(typed) && /^.(?:\s|$)/u.test(content);
  return isItem && /^[\s-]*$/u.test(before) ? {typed, meant: '-'} : undefined;
}
