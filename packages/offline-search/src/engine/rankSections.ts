import type {SearchIndex} from './buildIndex';
import type {Match} from './expandTerm';
import {isMessage} from '../shared/record';
import {matchWords} from './matchWords';
import type {Query} from './readQuery';
import {createRefiner} from './refineScore';
import {ScoreSheet} from './scoreSheet';
import {splitUnknownWords} from './splitUnknownWords';
import {RANKING, STATIC_RANK} from './weights';
import {setOf, weightOf} from './wordSets';

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

/**
 * Ranks the sections of an index for a query.
 *
 * @param wanted - How many of the best are needed.
 */
export function rankSections(
  index: SearchIndex,
  query: Query,
  wanted: number,
): Ranking {
  const {words, joins} = splitUnknownWords(index, query);
  const {matches, corrections} = matchWords(index, words, joins);
  const importance = matches.map((found, word) =>
    words[word]?.isWeak === true
      ? 0
      : Math.max(0, ...found.map(({weight, idf}) => weight * idf)),
  );
  const sheet = new ScoreSheet(index, matches);
  const candidates = collectCandidates(
    index,
    {...query, words},
    importance,
    sheet,
  );
  const refine = createRefiner(index, query, matches, importance, sheet);
  return {
    sections: takeBest(index, candidates, refine).slice(0, wanted),
    count: candidates.length,
    marks: collectMarks(index, matches),
    corrections,
  };
}

/** The best candidates; the most promising ones are ranked by their words too. */
function takeBest(
  index: SearchIndex,
  candidates: RankedSection[],
  refine: (number: number, score: number) => number,
): readonly RankedSection[] {
  const sorted = candidates.sort(byScore);
  const promising = sorted
    .slice(0, RANKING.candidates)
    .map(({number, score}) => ({number, score: refine(number, score)}))
    .sort(byScore);
  const rows = new Map<number, number>();
  const spread = promising.map(({number, score}) => {
    const page = index.sections[number]?.pageNumber ?? 0;
    const before = rows.get(page) ?? 0;
    rows.set(page, before + 1);
    const repeated = Math.max(0, before + 1 - RANKING.rowsPerPage);
    return {number, score: score * RANKING.repeatedPage ** repeated};
  });
  return [...spread.sort(byScore), ...sorted.slice(RANKING.candidates)];
}

const byScore = (a: RankedSection, b: RankedSection) =>
  b.score - a.score || a.number - b.number;

function collectCandidates(
  index: SearchIndex,
  {words, mayQuote}: Query,
  importance: readonly number[],
  sheet: ScoreSheet,
): RankedSection[] {
  const allWords = words.reduce(
    (set, {isWeak}, word) => (isWeak ? set : set | setOf(word)),
    0,
  );
  const total = importance.reduce((sum, share) => sum + share, 0);
  /** The value of having some words of the query. */
  const coverage = (found: number): number =>
    total === 0 ? 1 : (weightOf(found, importance) / total) ** RANKING.coverage;
  const pageScores = sheet.pages.map(
    (score, page) => score * coverage(sheet.pageWords[page] ?? 0),
  );
  const candidates: RankedSection[] = [];
  index.sections.forEach(({pageNumber, section}, number) => {
    const found = sheet.words[number] ?? 0;
    // A section that only inherits a word says nothing about it.
    if (found === 0 || sheet.ownWords[number] === 0) return;
    const own = (sheet.sections[number] ?? 0) * coverage(found);
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
