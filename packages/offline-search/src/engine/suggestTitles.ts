import {SEARCH} from '../shared/limits';

import type {SearchIndex} from './buildIndex';

/** Titles less similar to the query than this are not suggested. */
const MIN_SIMILARITY = 0.15;

/**
 * Suggestions for a query without results: the page titles most similar to it,
 * best first.
 *
 * @param key - The query's letters and digits.
 */
export function suggestTitles(
  index: SearchIndex,
  key: string,
): readonly string[] {
  const wanted = letterPairs(key);
  if (wanted.size === 0) return [];
  const alike = index.sections
    .filter(({section}) => section.level === 1)
    .map(({page, key: title}) => ({
      title: page.title,
      share: similarity(wanted, letterPairs(title)),
    }))
    .filter(({share}) => share >= MIN_SIMILARITY)
    .sort((a, b) => b.share - a.share);
  return [...new Set(alike.map(({title}) => title))].slice(
    0,
    SEARCH.suggestions,
  );
}

function letterPairs(text: string): ReadonlySet<string> {
  const length = Math.max(0, text.length - 1);
  return new Set(Array.from({length}, (_, at) => text.slice(at, at + 2)));
}

/** Dice's coefficient of two sets. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair));
  return (2 * shared.length) / (a.size + b.size);
}
