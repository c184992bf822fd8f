import {
  FIELD_BORDER,
  type IndexedSection,
  type SearchIndex,
} from './buildIndex';
import {
  exactMatch,
  type Match,
  prefixMatches,
  relatedMatches,
  stemMatches,
  idfOf,
  typoMatches,
} from './expandTerm';
import {isMessage, type SearchPage} from '../shared/record';
import {standingOf, weightOf} from './proximity';
import {splitUnknownWords} from './splitUnknownWords';
import type {Query, QueryJoin, QueryWord} from './readQuery';
import {BM25, MATCH_WEIGHTS, RANKING, STATIC_RANK} from './weights';

/** A section that matches a query. */
export interface RankedSection {
  /** Index in the list of sections. */
  readonly number: number;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly sections: readonly RankedSection[];
  /** Total number, including those that were not requested. */
  readonly count: number;
  /** Indexed terms that matched a word, with the number of units of each to mark. */
  readonly marks: ReadonlyMap<string, number>;
  /** Words that only resemble indexed terms, each with the closest one. */
  readonly corrections: ReadonlyMap<string, string>;
}

export interface RankingOptions {
  /** Excludes pages: other versions, languages or tags. */
  readonly isAllowed: (page: SearchPage) => boolean;
  /** How many of the best are needed. */
  readonly wanted: number;
}

/** Ranks the sections of an index for a query. */
export function rankSections(
  index: SearchIndex,
  query: Query,
  {isAllowed, wanted}: RankingOptions,
): Ranking {
  const {words, joins} = splitUnknownWords(index, query);
  const {matches, corrections} = matchWords(index, words, joins);
  const scores = scoreSections(index, words, matches);
  const candidates = collectCandidates(
    index,
    {...query, words},
    scores,
    isAllowed,
  );
  const refine = createRefiner(index, query, matches, scores);
  return {
    sections: takeBest(index, candidates, refine, wanted),
    count: candidates.length,
    marks: collectMarks(index, matches),
    corrections,
  };
}

/** The best candidates; the most promising ones are ranked by their words too. */
function takeBest(
  index: SearchIndex,
  candidates: RankedSection[],
  refine: (section: RankedSection) => RankedSection,
  wanted: number,
): readonly RankedSection[] {
  const sorted = candidates.sort(byScore);
  const promising = sorted
    .slice(0, RANKING.candidates)
    .map(refine)
    .sort(byScore);
  const rows = new Map<number, number>();
  const spread = promising.map(({number, score}) => {
    const page = index.sections[number]?.pageNumber ?? 0;
    const before = rows.get(page) ?? 0;
    rows.set(page, before + 1);
    const repeated = Math.max(0, before + 1 - RANKING.rowsPerPage);
    return {number, score: score * RANKING.repeatedPage ** repeated};
  });
  return [...spread.sort(byScore), ...sorted.slice(RANKING.candidates)].slice(
    0,
    wanted,
  );
}

const byScore = (a: RankedSection, b: RankedSection) =>
  b.score - a.score || a.number - b.number;

/** For each word of the query, all terms of this index that it may mean. */
function matchWords(
  index: SearchIndex,
  words: readonly QueryWord[],
  joins: readonly QueryJoin[],
): {
  readonly matches: readonly (readonly Match[])[];
  readonly corrections: Ranking['corrections'];
} {
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

interface Scores {
  /** Sums over the query's words. */
  readonly sections: Float64Array;
  /** One bit per query word: whether it is in the section or above it. */
  readonly words: Uint32Array;
  /** One bit per query word: whether it is in the section itself. */
  readonly ownWords: Uint32Array;
  readonly pages: Float64Array;
  readonly pageWords: Uint32Array;
  /** Weight of each word among the words of the query. */
  readonly importance: readonly number[];
}

function scoreSections(
  index: SearchIndex,
  words: readonly QueryWord[],
  matches: readonly (readonly Match[])[],
): Scores {
  const sectionCount = index.sections.length;
  const pageCount = index.corpus.pages.length;
  const scores: Scores = {
    sections: new Float64Array(sectionCount),
    words: new Uint32Array(sectionCount),
    ownWords: new Uint32Array(sectionCount),
    pages: new Float64Array(pageCount),
    pageWords: new Uint32Array(pageCount),
    importance: matches.map((found, word) =>
      words[word]?.isWeak === true
        ? 0
        : Math.max(0, ...found.map(({weight, idf}) => weight * idf)),
    ),
  };
  const best = new Float64Array(sectionCount);
  const pageBest = new Float64Array(pageCount);
  matches.forEach((found, word) => {
    const bit = 1 << word;
    const touched: number[] = [];
    for (const {number, weight, idf} of found) {
      const postings = index.postings[number];
      if (!postings) continue;
      const most = weight * idf;
      const {sections, own, inherited} = postings;
      for (let place = 0; place < sections.length; place += 1) {
        const section = sections[place] ?? 0;
        const ownAmount = own[place] ?? 0;
        const amount = ownAmount + (inherited[place] ?? 0);
        const score = (most * amount) / (amount + BM25.saturation);
        const known = best[section] ?? 0;
        if (known === 0) touched.push(section);
        if (score > known) best[section] = score;
        if (ownAmount > 0) {
          scores.ownWords[section] = (scores.ownWords[section] ?? 0) | bit;
        }
      }
    }
    for (const section of touched) {
      const score = best[section] ?? 0;
      const page = index.sections[section]?.pageNumber ?? 0;
      scores.sections[section] = (scores.sections[section] ?? 0) + score;
      scores.words[section] = (scores.words[section] ?? 0) | bit;
      scores.pageWords[page] = (scores.pageWords[page] ?? 0) | bit;
      if (score > (pageBest[page] ?? 0)) pageBest[page] = score;
      best[section] = 0;
    }
    pageBest.forEach((score, page) => {
      scores.pages[page] = (scores.pages[page] ?? 0) + score;
    });
    pageBest.fill(0);
  });
  return scores;
}

function collectCandidates(
  index: SearchIndex,
  {words, mayQuote}: Query,
  scores: Scores,
  isAllowed: (page: SearchPage) => boolean,
): RankedSection[] {
  const allWords = words.reduce(
    (bits, {isWeak}, word) => (isWeak ? bits : bits | (1 << word)),
    0,
  );
  const coverage = createCoverage(scores.importance);
  const pageScores = scores.pages.map(
    (score, page) => score * coverage(scores.pageWords[page] ?? 0),
  );
  const allowed = index.corpus.pages.map(isAllowed);
  const candidates: RankedSection[] = [];
  index.sections.forEach(({pageNumber, section}, number) => {
    const found = scores.words[number] ?? 0;
    // A section that only inherits a word says nothing about it.
    if (found === 0 || scores.ownWords[number] === 0) return;
    if (allowed[pageNumber] !== true) return;
    const own = (scores.sections[number] ?? 0) * coverage(found);
    const page = pageScores[pageNumber] ?? 0;
    const isComplete = (found & allWords) === allWords;
    const score =
      (own + RANKING.page * page) *
      (isComplete ? RANKING.complete : 1) *
      (isMessage(section) && !mayQuote ? STATIC_RANK.message : 1) *
      (index.staticRanks[number] ?? 1);
    candidates.push({number, score});
  });
  return candidates;
}

/** Value of a section that has some of the query's words, by bit set. */
function createCoverage(
  importance: readonly number[],
): (words: number) => number {
  const total = importance.reduce((sum, share) => sum + share, 0);
  const known = new Map<number, number>([[2 ** importance.length - 1, 1]]);
  return (words) => {
    let coverage = known.get(words);
    if (coverage === undefined) {
      const share = importance.reduce(
        (sum, weight, word) =>
          (words & (1 << word)) === 0 ? sum : sum + weight,
        0,
      );
      coverage = total === 0 ? 1 : (share / total) ** RANKING.coverage;
      known.set(words, coverage);
    }
    return coverage;
  };
}

/** Input for ranking a candidate word by word. */
function createRefiner(
  index: SearchIndex,
  query: Query,
  matches: readonly (readonly Match[])[],
  {importance, words: found, ownWords}: Scores,
): (candidate: RankedSection) => RankedSection {
  const wordsOf = new Uint32Array(index.terms.length);
  matches.forEach((found, word) => {
    for (const {number} of found) {
      wordsOf[number] = (wordsOf[number] ?? 0) | (1 << word);
    }
  });
  const correctedKey = correctKey(index, query);
  const total = importance.reduce((sum, share) => sum + share, 0);
  const shares = importance.map((share) => (total === 0 ? 0 : share / total));
  return ({number, score}) => {
    const section = index.sections[number];
    if (!section) return {number, score};
    const all = found[number] ?? 0;
    const {closeness, passage, run} = standingOf(
      index,
      number,
      wordsOf,
      shares,
      all & ~(ownWords[number] ?? 0),
    );
    const held = weightOf(all, shares);
    const gathered = held === 0 ? 1 : weightOf(passage, shares) / held;
    const {heading, asked} = headingMatch(index, number, wordsOf, shares);
    const quoted = Math.max(heading, asked);
    const isQuote =
      section.key === query.key ||
      (query.mayQuote && quoted >= RANKING.quoteHeading) ||
      (run >= RANKING.quoteWords && quoted >= RANKING.quoteShare);
    return {
      number,
      score:
        score *
        gathered ** RANKING.gathered *
        (isMessage(section.section) ? messageRank(query, isQuote) : 1) *
        (1 + RANKING.proximity * closeness) *
        (1 + RANKING.run * Math.max(0, run - 2)) *
        Math.max(
          1 + RANKING.headingMatch * heading,
          1 + RANKING.askedMatch * asked,
          exactness(section, query.key, correctedKey),
        ),
    };
  };
}

/** What a message gets when it is refined, beside its factor as a candidate. */
function messageRank({mayQuote}: Query, isQuote: boolean): number {
  const before = mayQuote ? 1 : STATIC_RANK.message;
  return (isQuote ? RANKING.quote : STATIC_RANK.message) / before;
}

/** How well a query matches the heading of a section, and the ways to ask for it. */
interface HeadingMatch {
  readonly heading: number;
  /** Of the best phrase. */
  readonly asked: number;
}

/**
 * The share of a section's heading that matches the query, multiplied by the share
 * of the query in the heading; each from 0 to 1. The same for each phrase.
 */
function headingMatch(
  index: SearchIndex,
  section: number,
  wordsOf: Uint32Array,
  shares: readonly number[],
): HeadingMatch {
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

function collectMarks(
  index: SearchIndex,
  matches: readonly (readonly Match[])[],
): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  for (const {number, typed} of matches.flat()) {
    const term = index.terms[number] ?? '';
    marks.set(term, Math.max(typed, marks.get(term) ?? 0));
  }
  return marks;
}
