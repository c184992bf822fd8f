import type {IndexedSection, SearchIndex} from './buildIndex';
import {
  exactMatch,
  type Match,
  prefixMatches,
  relatedMatches,
  stemMatches,
  typoMatches,
} from './expandTerm';
import {proximityOf} from './proximity';
import {partUnknownWords} from './partUnknownWords';
import {
  commandText,
  type Query,
  type QueryJoin,
  type QueryWord,
} from './readQuery';
import {BM25, MATCH_WEIGHTS, RANKING} from './weights';

/** A section that answers a query. */
export interface RankedSection {
  /** Place among the index's sections. */
  readonly number: number;
  readonly score: number;
  /** Every word of the query stands in it, or above it. */
  readonly isComplete: boolean;
}

export interface Ranking {
  /** Best first; those with all words before those with some. */
  readonly sections: readonly RankedSection[];
  /** Indexed terms that answered a word, with the units of each to mark. */
  readonly marks: ReadonlyMap<string, number>;
}

/**
 * Ranks the sections of an index for a query.
 *
 * @param isAllowed - Leaves pages out: other versions, languages or tags.
 * @param enough - With so many complete answers, others are left out.
 */
export function rankSections(
  index: SearchIndex,
  query: Query,
  isAllowed: (section: IndexedSection) => boolean,
  enough: number,
): Ranking {
  const {words, joins} = partUnknownWords(index, query);
  const matches = matchWords(index, words, joins);
  const scored = scoreSections(index, matches);
  const candidates = collectCandidates(index, scored, isAllowed);
  refine(index, query, matches, candidates);
  candidates.sort(byScore);
  const complete = candidates.filter(({isComplete}) => isComplete);
  const partial = candidates.filter(({isComplete}) => !isComplete);
  const sections =
    complete.length >= enough ? complete : [...complete, ...partial];
  return {
    sections: spreadPages(index, sections),
    marks: collectMarks(index, matches),
  };
}

const byScore = (a: RankedSection, b: RankedSection) =>
  b.score - a.score || a.number - b.number;

/** For each word of the query, all that it may mean in this index. */
function matchWords(
  index: SearchIndex,
  words: readonly QueryWord[],
  joins: readonly QueryJoin[],
): readonly (readonly Match[])[] {
  const sure = words.map((word) => sureMatches(index, word));
  const isKnown = sure.map((found) => found.some(({weight}) => weight === 1));
  // Joined words with a typo are looked for in short queries only.
  const isShort = words.length <= TYPO_JOIN_WORDS;
  const joined = joins.map((join) => {
    const {term, isLast, from, to} = join;
    const isNeeded = isShort && !isKnown.slice(from, to + 1).every(Boolean);
    return {
      join,
      found: [
        exactMatch(index, term),
        ...(isLast ? prefixMatches(index, term, MATCH_WEIGHTS.prefix) : []),
        ...(isNeeded ? typoMatches(index, term, false) : []),
      ],
    };
  });
  return words.map((word, place) => {
    const found = joined.flatMap(({join, found: matches}) =>
      join.from <= place && place <= join.to ? matches : [],
    );
    const typos = isKnown[place]
      ? []
      : typoMatches(index, word.term, word.isLast);
    return bestMatches([...(sure[place] ?? []), ...found, ...typos]);
  });
}

/** Joined words are compared with typos up to this many words of a query. */
const TYPO_JOIN_WORDS = 4;

function sureMatches(index: SearchIndex, word: QueryWord): readonly Match[] {
  const exact = [word.term, ...word.alternatives].flatMap(
    (term) => exactMatch(index, term) ?? [],
  );
  const weight = word.isLast
    ? MATCH_WEIGHTS.prefix
    : MATCH_WEIGHTS.prefixInside;
  return [
    ...exact,
    ...prefixMatches(index, word.term, weight),
    ...stemMatches(index, word.term),
    ...relatedMatches(index, word.term),
  ];
}

/** Of several ways to mean one term, the surest. */
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
  /** One bit a word of the query: it stands in the section or above it. */
  readonly words: Uint32Array;
  /** One bit a word of the query: it stands in the section itself. */
  readonly ownWords: Uint32Array;
  readonly pages: Float64Array;
  readonly pageWords: Uint32Array;
  /** How much each word of the query weighs among its words. */
  readonly importance: readonly number[];
}

function scoreSections(
  index: SearchIndex,
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
    importance: matches.map((found) =>
      Math.max(0, ...found.map(({weight, rarity}) => weight * rarity)),
    ),
  };
  const best = new Float64Array(sectionCount);
  const pageBest = new Float64Array(pageCount);
  matches.forEach((found, word) => {
    const bit = 1 << word;
    const touched: number[] = [];
    for (const {number, weight, rarity} of found) {
      const postings = index.postings[number];
      if (!postings) continue;
      const most = weight * rarity;
      postings.sections.forEach((section, place) => {
        const own = postings.own[place] ?? 0;
        const amount = own + (postings.inherited[place] ?? 0);
        const score = (most * amount) / (amount + BM25.saturation);
        if (best[section] === 0) touched.push(section);
        if (score > (best[section] ?? 0)) best[section] = score;
        if (own > 0)
          scores.ownWords[section] = (scores.ownWords[section] ?? 0) | bit;
      });
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
  scores: Scores,
  isAllowed: (section: IndexedSection) => boolean,
): RankedSection[] {
  const total = scores.importance.reduce((sum, share) => sum + share, 0);
  const allWords = 2 ** scores.importance.length - 1;
  const coverage = (words: number) => {
    if (words === allWords) return 1;
    const share = scores.importance.reduce(
      (sum, importance, word) =>
        (words & (1 << word)) === 0 ? sum : sum + importance,
      0,
    );
    return (share / total) ** RANKING.coverage;
  };
  const pageScores = scores.pages.map(
    (score, page) => score * coverage(scores.pageWords[page] ?? 0),
  );
  const candidates: RankedSection[] = [];
  index.sections.forEach((section, number) => {
    const words = scores.words[number] ?? 0;
    // A section that only inherits a word says nothing about it.
    if (words === 0 || (scores.ownWords[number] ?? 0) === 0) return;
    if (!isAllowed(section)) return;
    const own =
      (scores.sections[number] ?? 0) *
      coverage(words) *
      (1 - RANKING.commonHeading * doublings(index, section));
    const page = pageScores[section.pageNumber] ?? 0;
    candidates.push({
      number,
      score:
        (own + RANKING.page * page) *
        (isDefinition(section) ? RANKING.definition : 1),
      isComplete: words === allWords,
    });
  });
  return candidates;
}

/** How often the number of sections with the same heading doubles. */
function doublings(index: SearchIndex, {key}: IndexedSection): number {
  return Math.log2(index.headingCounts.get(key) ?? 1);
}

/** An entry of the glossary, by the address that the glossary gives it. */
function isDefinition({section}: IndexedSection): boolean {
  return section.anchor.startsWith('term-');
}

/** Looks at the best candidates word by word, in place. */
function refine(
  index: SearchIndex,
  query: Query,
  matches: readonly (readonly Match[])[],
  candidates: RankedSection[],
): void {
  candidates.sort(byScore);
  const wordsOf = new Map<number, number>();
  matches.forEach((found, word) => {
    for (const {number} of found) {
      wordsOf.set(number, (wordsOf.get(number) ?? 0) | (1 << word));
    }
  });
  const correctedKey = correctKey(index, query, matches);
  const looked = Math.min(candidates.length, RANKING.candidates);
  for (let place = 0; place < looked; place += 1) {
    const candidate = candidates[place];
    const section = candidate && index.sections[candidate.number];
    if (!section) continue;
    const closeness = proximityOf(
      index,
      candidate.number,
      wordsOf,
      matches.length,
    );
    candidates[place] = {
      ...candidate,
      score:
        candidate.score *
        (1 + RANKING.proximity * closeness) *
        exactness(section, query.key, correctedKey) *
        (runsCommand(section, query.command) ? 1 + RANKING.command : 1),
    };
  }
}

function exactness(
  {section, key}: IndexedSection,
  queryKey: string,
  correctedKey: string,
): number {
  if (queryKey === '') return 1;
  const isPage = section.level === 1;
  const exact = isPage ? RANKING.exactTitle : RANKING.exactHeading;
  if (key === queryKey) return 1 + exact;
  if (key === correctedKey) return 1 + exact * RANKING.corrected;
  if (isPage && key.startsWith(queryKey)) {
    return 1 + (RANKING.titlePrefix * queryKey.length) / key.length;
  }
  return 1;
}

/** Whether a line of the section's code begins with what was typed. */
function runsCommand({section}: IndexedSection, command: string): boolean {
  return (
    command !== '' &&
    section.blocks.some(
      ({kind, text}) =>
        kind === 'code' && commandText(text).startsWith(command),
    )
  );
}

/** The query's key, with the closest term in place of each unknown word. */
function correctKey(
  index: SearchIndex,
  query: Query,
  matches: readonly (readonly Match[])[],
): string {
  if (query.words.length !== matches.length) return query.key;
  return query.words
    .map(({term}, place) => {
      if (exactMatch(index, term)) return term;
      const [first] = [...(matches[place] ?? [])].sort(
        (a, b) => b.weight - a.weight,
      );
      return index.terms[first?.number ?? -1] ?? term;
    })
    .join('');
}

/** Keeps one page from filling the first results. */
function spreadPages(
  index: SearchIndex,
  sections: readonly RankedSection[],
): readonly RankedSection[] {
  const rows = new Map<number, number>();
  const first: RankedSection[] = [];
  const later: RankedSection[] = [];
  for (const ranked of sections) {
    const page = index.sections[ranked.number]?.pageNumber ?? 0;
    const count = (rows.get(page) ?? 0) + 1;
    rows.set(page, count);
    (count > RANKING.rowsPerPage ? later : first).push(ranked);
  }
  return [...first, ...later];
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
