import type {SearchIndex} from './buildIndex';
import {findTerm, typoMatches} from './expandTerm';
import type {Query, QueryWord} from './readQuery';

/** Single letters are not words; `cd` is one. */
const SHORTEST_PART = 2;

/**
 * Splits words that the index lacks, even with a typo, into two that it has:
 * `quickstart` is searched as `quick start`.
 */
export function splitUnknownWords(index: SearchIndex, query: Query): Query {
  const words: QueryWord[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const word of query.words) {
    firsts.push(words.length);
    words.push(...(splitWord(index, word) ?? [word]));
    lasts.push(words.length - 1);
  }
  if (words.length === query.words.length) return query;
  const joins = query.joins.map((join) => ({
    ...join,
    from: firsts[join.from] ?? 0,
    to: lasts[join.to] ?? 0,
  }));
  return {...query, words, joins};
}

function splitWord(
  index: SearchIndex,
  word: QueryWord,
): readonly QueryWord[] | undefined {
  const {terms} = index;
  const {term, isLast} = word;
  const hasPrefix = (wanted: string) =>
    terms[findTerm(terms, wanted).place]?.startsWith(wanted) === true;
  if (hasPrefix(term)) return undefined;
  const cut = longestSplit(term, (first, second) => {
    const hasSecond = isLast
      ? hasPrefix(second)
      : findTerm(terms, second).isFound;
    return hasSecond && findTerm(terms, first).isFound;
  });
  if (cut === undefined) return undefined;
  if (typoMatches(index, term, isLast).length > 0) return undefined;
  return [wordOf(term.slice(0, cut), false), wordOf(term.slice(cut), isLast)];
}

function wordOf(term: string, isLast: boolean): QueryWord {
  return {term, typed: term, isLast, isWeak: false};
}

/** Where to split so that the first part is as long as possible. */
function longestSplit(
  term: string,
  isPair: (first: string, second: string) => boolean,
): number | undefined {
  for (let cut = term.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    if (isPair(term.slice(0, cut), term.slice(cut))) return cut;
  }
  return undefined;
}
