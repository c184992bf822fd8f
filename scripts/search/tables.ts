import {SEARCH_GOALS} from '../../src/site/budgets';
import {kilobytes} from '../size/table';
import type {Score} from './scoreQueries';
import type {SearchWeight} from './weighSearch';

const SCORES = {
  recall1: 'useful first',
  recall5: 'page in 5',
  success5: 'section in 5',
  ndcg5: 'nDCG@5',
  early5: `useful in ${SEARCH_GOALS.firstResultsKb} kB`,
} as const;

export const SCORE_NAMES = [
  'recall1',
  'recall5',
  'success5',
  'ndcg5',
  'early5',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

export const SCORE_HEAD = ['class', 'queries', ...Object.values(SCORES)];

/** @param figures - The scores that have a goal for these queries. */
export function goalRow(figures: readonly ScoreName[]): readonly string[] {
  const goals = SCORE_NAMES.map((name) =>
    figures.includes(name) ? String(SEARCH_GOALS[name]) : '',
  );
  return ['goal', '', ...goals];
}

/** A row of the table of scores. */
export function scoreRow(name: string, score: Score): readonly string[] {
  return [
    name,
    String(score.queries),
    ...SCORE_NAMES.map((figure) => score[figure].toFixed(3)),
  ];
}

/**
 * @param figures - The scores that have a goal for these queries.
 * @returns A sentence for each missed goal.
 */
export function belowGoals(
  what: string,
  score: Score,
  figures: readonly ScoreName[],
): string[] {
  return figures
    .filter((figure) => score[figure] < SEARCH_GOALS[figure])
    .map(
      (figure) =>
        `${what}: "${SCORES[figure]}" is ${score[figure].toFixed(3)}, but the goal is ${SEARCH_GOALS[figure]}. Fix a class of misses that --misses lists.`,
    );
}

/** A row of the table of sizes. */
export function weightRow(name: string, weight: SearchWeight): string[] {
  const {code, outline, text} = weight;
  return [
    name,
    ...[code, outline, code + outline, text].map(
      (bytes) => `${kilobytes(bytes)} kB`,
    ),
    `${bytesPerWord(weight).toFixed(2)} B`,
  ];
}

/** @returns A sentence for each size above its goal. */
export function overWeight(what: string, weight: SearchWeight): string[] {
  const first = weight.code + weight.outline;
  const {firstResultsKb} = SEARCH_GOALS;
  return [
    ...(first > firstResultsKb * 1000
      ? [
          `${what}: code and outline have ${kilobytes(first)} kB, but at most ${firstResultsKb} kB are allowed.`,
        ]
      : []),
    ...(bytesPerWord(weight) > SEARCH_GOALS.bytesPerWord
      ? [
          `${what}: the index has ${bytesPerWord(weight).toFixed(2)} bytes per word, but at most ${SEARCH_GOALS.bytesPerWord} are allowed.`,
        ]
      : []),
  ];
}

function bytesPerWord({outline, text, words}: SearchWeight): number {
  return (outline + text) / words;
}
