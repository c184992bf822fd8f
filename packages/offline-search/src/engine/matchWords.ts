import type {SearchIndex} from './buildIndex';
import {
  exactMatch,
  type Match,
  prefixMatches,
  relatedMatches,
  stemMatches,
  typoMatches,
} from './expandTerm';
import type {QueryJoin, QueryWord} from './readQuery';
import {MATCH_WEIGHTS} from './weights';

/**
 * For each word of the query, all terms of this index that it may mean. Words that
 * only resemble indexed terms are corrections, each with the closest one.
 */
export function matchWords(
  index: SearchIndex,
  words: readonly QueryWord[],
  joins: readonly QueryJoin[],
) {
  const sure = words.map((word) => certainMatches(index, word));
  const joined = joins.map((join) => ({
    join,
    found: [
      exactMatch(index, join.term),
      ...(join.isLast ? prefixMatches(index, join.term) : []),
    ].map((match) => match && scale(match, MATCH_WEIGHTS.split)),
  }));
  const corrections = new Map<string, string>();
  const matches = words.map((word, place) => {
    const found = joined.flatMap(({join, found: matches}) =>
      join.from <= place && place <= join.to ? matches : [],
    );
    const isWord =
      sure[place]?.some(({weight}) => weight === 1) === true ||
      index.related.has(word.term);
    const typos = isWord ? [] : typoMatches(index, word.term, word.isLast);
    const best = bestMatches([...(sure[place] ?? []), ...found, ...typos]);
    const closest = index.terms[typos[0]?.number ?? -1];
    if (closest !== undefined && !word.isWeak && sure[place]?.length === 0) {
      corrections.set(word.typed, closest);
    }
    return word.isWeak
      ? best.map((match) => scale(match, MATCH_WEIGHTS.weak))
      : best;
  });
  return {matches, corrections};
}

function scale(match: Match, factor: number): Match {
  return {...match, weight: match.weight * factor};
}

function certainMatches(index: SearchIndex, word: QueryWord): readonly Match[] {
  const exact = exactMatch(index, word.term);
  return [
    ...(exact ? [exact] : []),
    // `logs` is not a prefix of `login`, although its folded form is.
    ...prefixMatches(index, word.typed),
    ...stemMatches(index, word.term),
    ...relatedMatches(index, word.term),
  ];
}

/** Of several meanings of one term, the most certain. */
function bestMatches(found: readonly (Match | undefined)[]): readonly Match[] {
  const byTerm = new Map<number, Match>();
  for (const match of found) {
    if (match && match.weight > (byTerm.get(match.number)?.weight ?? 0)) {
      byTerm.set(match.number, match);
    }
  }
  return [...byTerm.values()];
}
