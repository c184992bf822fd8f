import {SEARCH_GOALS} from '../../src/site/budgets';
import type {Score} from './scoreQueries';
import type {SearchWeight} from './weighSearch';

export const SCORE_NAMES = [
  'recall1',
  'recall5',
  'success5',
  'ndcg5',
  'early5',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/**
 * @param names - The scores that have a goal for these queries.
 * @returns A sentence for each missed goal.
 */
export function belowGoals(
  what: string,
  score: Score,
  names: readonly ScoreName[],
): string[] {
  return names.flatMap((name) =>
    score[name] < SEARCH_GOALS[name]
      ? `${what}: ${name} is ${score[name].toFixed(3)}, but the goal is ${SEARCH_GOALS[name]}. Fix a class of misses that --misses lists.`
      : [],
  );
}

/** What the first results need in kilobytes, and what a word needs in bytes. */
export function sizesOf({code, outline, text, words}: SearchWeight) {
  return {
    firstResultsKb: (code + outline) / 1000,
    bytesPerWord: (outline + text) / words,
  };
}

/** @returns A sentence for each size above its goal. */
export function overWeight(what: string, weight: SearchWeight): string[] {
  const sizes = sizesOf(weight);
  return (['firstResultsKb', 'bytesPerWord'] as const).flatMap((name) =>
    sizes[name] > SEARCH_GOALS[name]
      ? `${what}: ${name} is ${sizes[name].toFixed(2)}, but at most ${SEARCH_GOALS[name]} is allowed.`
      : [],
  );
}
