import {
  codeOf,
  invisibleFault,
  invisibleRuns,
  type InvisibleRun,
} from '../../../content-errors/invisibleCharacters';
import type {FaultAt} from '../../../content-errors/problem';

import {scalarsOf, type Source, type WrittenScalar} from './sources';

/**
 * Finds characters that nobody sees, and typographic ones where YAML needs plain
 * ones. Comments, quotes and blocks may have spaces of any kind.
 */
export function oddCharacters(source: Source): readonly FaultAt[] {
  const scalars = scalarsOf(source);
  const isBroken = source.document.errors.length > 0;
  return [
    ...invisibleIn(source.content, scalars, isBroken),
    ...lookAlikes(source.content, scalars, isBroken),
  ];
}

function invisibleIn(
  text: string,
  scalars: readonly WrittenScalar[],
  isBroken: boolean,
): readonly FaultAt[] {
  const found: FaultAt[] = [];
  let next = 0;
  for (const odd of invisibleRuns(text)) {
    while ((scalars[next]?.end ?? Infinity) <= odd.index) next += 1;
    const scalar = scalars[next];
    // Between values there are only comments.
    let isHarmless = !/^\p{Cc}/u.test(odd.run);
    if (scalar && scalar.start <= odd.index) {
      isHarmless = isPartOfText(text, scalar, odd);
    }
    if (isHarmless && !isBroken) continue;
    found.push({index: odd.index, fault: invisibleFault(odd.run)});
  }
  return found;
}

/** Whether spaces are part of a text: in quotes, a block, or between words. */
function isPartOfText(
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

const DASH = /^[\u2010-\u2015\u2212]/u;
const QUOTE = /^[\u2018-\u201f\u00ab\u00bb]/u;

/**
 * Finds typographic quotation marks around a key or a value, and dashes where a
 * list item begins, at most one a line.
 */
function lookAlikes(
  text: string,
  scalars: readonly WrittenScalar[],
  isBroken: boolean,
): readonly FaultAt[] {
  const found: FaultAt[] = [];
  let lastLine = -1;
  for (const {type, start, end} of scalars) {
    const line = text.lastIndexOf('\n', start - 1) + 1;
    if (type !== 'PLAIN' || line === lastLine) continue;
    const content = text.slice(start, end);
    const meant = meantBy(content, text.slice(line, start), isBroken);
    if (meant === undefined) continue;
    lastLine = line;
    const typed = content.charAt(0);
    const what = `found ${typed} (${codeOf(typed)}), which only looks like ${meant}`;
    const remedy = `Type ${meant} in its place.`;
    found.push({index: start, fault: {what, remedy}});
  }
  return found;
}

/**
 * What was meant by the beginning of a plain scalar.
 *
 * @param before - What is before it in its line.
 */
function meantBy(
  content: string,
  before: string,
  isBroken: boolean,
): '"' | '-' | undefined {
  if (QUOTE.test(content)) {
    const isClosed = QUOTE.test(content.slice(-1));
    return isBroken || isClosed ? '"' : undefined;
  }
  const isItem = DASH.test(content) && /^.(?:\s|$)/u.test(content);
  return isItem && /^[\s-]*$/u.test(before) ? '-' : undefined;
}
