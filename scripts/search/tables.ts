import {SEARCH_GOALS} from '../../src/site/budgets';
import {kilobytes} from '../size/table';
import type {Score} from './scoreQueries';
import type {SearchWeight} from './weighSearch';

const SCORES = {
  recall1: 'recall@1',
  recall5: 'recall@5',
  mrr: 'MRR@10',
  section5: 'section@5',
} as const;

const SCORE_NAMES = ['recall1', 'recall5', 'mrr', 'section5'] as const;

/** A row of the table of scores. */
export function scoreRow(name: string, score: Score): readonly string[] {
  return [
    name,
    String(score.queries),
    ...SCORE_NAMES.map((figure) => score[figure].toFixed(3)),
  ];
}

/** @returns A sentence for each figure below its goal. */
export function belowGoals(what: string, score: Score): string[] {
  return SCORE_NAMES.filter(
    (figure) => score[figure] < SEARCH_GOALS[figure],
  ).map(
    (figure) =>
      `${what}: ${SCORES[figure]} is ${score[figure].toFixed(3)}, the goal is ${SEARCH_GOALS[figure]}. Mend a class of failures that --misses shows.`,
  );
}

/** A row of the table of weights. */
export function weightRow(name: string, weight: SearchWeight): string[] {
  const {engine, outline, text} = weight;
  return [
    name,
    ...[engine, outline, engine + outline, text].map(
      (bytes) => `${kilobytes(bytes)} kB`,
    ),
    `${bytesPerWord(weight).toFixed(2)} B`,
  ];
}

/** @returns A sentence for each weight above its goal. */
export function overWeight(what: string, weight: SearchWeight): string[] {
  const first = weight.engine + weight.outline;
  const {firstResultsKb} = SEARCH_GOALS;
  return [
    ...(first > firstResultsKb * 1000
      ? [
          `${what}: engine and outline weigh ${kilobytes(first)} kB, allowed ${firstResultsKb} kB.`,
        ]
      : []),
    ...(bytesPerWord(weight) > SEARCH_GOALS.bytesPerWord
      ? [
          `${what}: the index weighs ${bytesPerWord(weight).toFixed(2)} bytes a word, allowed ${SEARCH_GOALS.bytesPerWord}.`,
        ]
      : []),
  ];
}

function bytesPerWord({outline, text, words}: SearchWeight): number {
  return (outline + text) / words;
}
