import {
  FIELD_BORDER,
  type IndexedSection,
  type SearchIndex,
} from './buildIndex';
import {exactMatch, type Match, idfOf, typoMatches} from './expandTerm';
import {isMessage} from '../shared/record';
import {standingOf} from './proximity';
import type {Query} from './readQuery';
import type {ScoreSheet} from './scoreSheet';
import {RANKING, STATIC_RANK} from './weights';
import {setOf, weightOf} from './wordSets';

/**
 * Prepares the ranking of candidates word by word.
 *
 * @param importance - Of each word of the query.
 * @returns The score of a section, from that as a candidate.
 */
export function createRefiner(
  index: SearchIndex,
  query: Query,
  matches: readonly (readonly Match[])[],
  importance: readonly number[],
  {words, ownWords}: ScoreSheet,
): (number: number, score: number) => number {
  const wordsOf = new Uint32Array(index.terms.length);
  matches.forEach((found, word) => {
    for (const {number} of found) {
      wordsOf[number] = (wordsOf[number] ?? 0) | setOf(word);
    }
  });
  const correctedKey = correctKey(index, query);
  const total = importance.reduce((sum, share) => sum + share, 0);
  const shares = importance.map((share) => (total === 0 ? 0 : share / total));
  return (number, score) => {
    const section = index.sections[number];
    if (!section) return score;
    const all = words[number] ?? 0;
    const above = all & ~(ownWords[number] ?? 0);
    const standing = standingOf(index, number, wordsOf, shares, above);
    const {closeness, passage, run} = standing;
    const held = weightOf(all, shares);
    const gathered = held === 0 ? 1 : weightOf(passage, shares) / held;
    const {heading, asked} = headingMatch(index, number, wordsOf, shares);
    const quoted = Math.max(heading, asked);
    const isQuote =
      section.key === query.key ||
      (query.mayQuote && quoted >= RANKING.quoteHeading) ||
      (run >= RANKING.quoteWords && quoted >= RANKING.quoteShare);
    return (
      score *
      gathered ** RANKING.gathered *
      (isMessage(section.section) ? messageRank(query, isQuote) : 1) *
      (1 + RANKING.proximity * closeness) *
      (1 + RANKING.run * Math.max(0, run - 2)) *
      Math.max(
        1 + RANKING.headingMatch * heading,
        1 + RANKING.askedMatch * asked,
        exactness(section, query.key, correctedKey),
      )
    );
  };
}

/** What a message gets when it is refined, beside its factor as a candidate. */
function messageRank({mayQuote}: Query, isQuote: boolean): number {
  const before = mayQuote ? 1 : STATIC_RANK.message;
  return (isQuote ? RANKING.quote : STATIC_RANK.message) / before;
}

/**
 * The share of a section's heading that matches the query, multiplied by the share
 * of the query in the heading; each from 0 to 1. The same for the best phrase of
 * the ways to ask for it.
 */
function headingMatch(
  index: SearchIndex,
  section: number,
  wordsOf: Uint32Array,
  shares: readonly number[],
) {
  const {values, starts} = index.sequence;
  const found: number[] = [];
  let words = 0;
  let matched = 0;
  let all = 0;
  const end = index.headingEnds[section] ?? 0;
  for (let place = starts[section] ?? 0; place < end; place += 1) {
    const number = values[place] ?? FIELD_BORDER;
    if (number === FIELD_BORDER) {
      found.push((matched / all) * weightOf(words, shares));
      words = matched = all = 0;
      continue;
    }
    const idf = idfOf(index, number);
    all += idf;
    if (wordsOf[number] === 0) continue;
    matched += idf;
    words |= wordsOf[number] ?? 0;
  }
  const [heading = 0, ...asked] = found;
  // A title has its own factor.
  const isTitle = index.sections[section]?.section.level === 1;
  return {heading: isTitle ? 0 : heading, asked: Math.max(0, ...asked)};
}

function exactness(
  {section, key}: IndexedSection,
  queryKey: string,
  correctedKey: string,
): number {
  if (queryKey === '') return 1;
  if (key === queryKey || key === correctedKey) {
    return (
      1 + (section.level === 1 ? RANKING.exactTitle : RANKING.exactHeading)
    );
  }
  return section.level === 1 && key.startsWith(queryKey)
    ? 1 + (RANKING.titlePrefix * queryKey.length) / key.length
    : 1;
}

/** The query's key, with the closest term in place of each unknown word. */
function correctKey(index: SearchIndex, query: Query): string {
  return query.words
    .map(({term, isLast}) => {
      if (exactMatch(index, term)) return term;
      const [closest] = typoMatches(index, term, isLast);
      return index.terms[closest?.number ?? -1] ?? term;
    })
    .join('');
}
