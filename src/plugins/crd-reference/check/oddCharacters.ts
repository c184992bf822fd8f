import {visit, type Scalar} from 'yaml';

import {
  codeOf,
  invisibleFault,
  invisibleRuns,
} from '../../../content-errors/invisibleCharacters';
import type {FaultAt} from '../../../content-errors/problem';
import type {Source} from './sources';

/** A key or a value as it is written. */
interface Written {
  readonly type: Scalar['type'];
  readonly isKey: boolean;
  /** Where it begins in the content of its document. */
  readonly start: number;
  readonly content: string;
}

/**
 * Finds characters that nobody sees, and typographic ones where YAML needs plain
 * ones. Comments, quotes and blocks may have spaces of any kind, unless the
 * document can't be read.
 */
export function oddCharacters(source: Source): readonly FaultAt[] {
  const {content, parsed} = source;
  const isBroken = parsed.errors.length > 0;
  const scalars: Written[] = [];
  visit(parsed, {
    Scalar(place, {type, range}) {
      const [start = 0, end = 0] = range ?? [];
      const isKey = place === 'key';
      scalars.push({type, isKey, start, content: content.slice(start, end)});
    },
  });
  return [
    ...invisibleIn(content, scalars, isBroken),
    ...lookAlikes(content, scalars, isBroken),
  ];
}

function* invisibleIn(
  text: string,
  scalars: readonly Written[],
  isBroken: boolean,
): Generator<FaultAt> {
  let next = 0;
  for (const {index, run} of invisibleRuns(text)) {
    while ((scalars[next]?.start ?? Infinity) <= index) next += 1;
    const scalar = scalars[next - 1];
    const offset = index - (scalar?.start ?? 0);
    // Between values there are only comments.
    const isInside = scalar !== undefined && offset < scalar.content.length;
    const isHarmless = isInside
      ? isPartOfText(scalar, offset, run)
      : !/^\p{Cc}/u.test(run);
    if (isHarmless && !isBroken) continue;
    yield {index, fault: invisibleFault(run)};
  }
}

/** Whether spaces are part of a text: in quotes, a block, or between words. */
function isPartOfText(
  {type, isKey, content}: Written,
  offset: number,
  run: string,
): boolean {
  if (!/^\p{Zs}+$/u.test(run)) return false;
  if (type !== 'PLAIN') return true;
  const after = content.slice(offset + run.length);
  if (isKey || offset === 0 || after === '') return false;
  // Without plain spaces, it stands for one; and a comment begins after one.
  return content.includes(' ') && !after.startsWith('#');
}

const DASH = /^[\u2010-\u2015\u2212]/u;
const QUOTE = /^[\u2018-\u201f\u00ab\u00bb]/u;

/**
 * Finds typographic quotation marks around a key or a value, and dashes where a
 * list item begins, at most one a line.
 */
function* lookAlikes(
  text: string,
  scalars: readonly Written[],
  isBroken: boolean,
): Generator<FaultAt> {
  let lastLine = -1;
  for (const {type, start, content} of scalars) {
    const line = text.lastIndexOf('\n', start - 1) + 1;
    if (type !== 'PLAIN' || line === lastLine) continue;
    let meant: string | undefined;
    if (QUOTE.test(content)) {
      const isClosed = QUOTE.test(content.slice(-1));
      if (isBroken || isClosed) meant = '"';
    } else if (DASH.test(content) && /^.(?:\s|$)/u.test(content)) {
      const isFirst = /^[\s-]*$/u.test(text.slice(line, start));
      if (isFirst) meant = '-';
    }
    if (meant === undefined) continue;
    lastLine = line;
    const typed = content.charAt(0);
    const what = `found ${typed} (${codeOf(typed)}), which only looks like ${meant}`;
    const remedy = `Type ${meant} in its place.`;
    yield {index: start, fault: {what, remedy}};
  }
}
