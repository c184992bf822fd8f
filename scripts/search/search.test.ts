import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {SEARCH_GOALS} from '../../src/site/budgets';
import {deadLabels, readQueries} from './queries';
import {judge, scoreByClass} from './scoreQueries';
import {belowGoals, overWeight, SCORE_NAMES} from './tables';

const QUERY = {
  query: 'gateway',
  class: 'concept',
  expect: ['/docs/a/', '/docs/b/'],
  anchors: ['/docs/a/#one'],
};

const folder = temporaryFolder();

function queryFile(content: unknown): string {
  writeFiles(folder, {'q.json': JSON.stringify(content)});
  return path.join(folder, 'q.json');
}

const judgeRows = (rows: readonly string[], query = QUERY) =>
  judge(query, {early: [], whole: rows});

test('pages are counted once, regardless of version and section', () => {
  const urls = ['/docs/next/c/#x', '/docs/next/c/', '/docs/next/a/#one'];
  expect(judgeRows(urls)).toMatchObject({pagePlace: 2, grades: '002'});
});

test('a page answers as a whole only if none of its sections is labelled', () => {
  expect(judgeRows(['/docs/a/']).grades).toBe('1');
  expect(judgeRows(['/docs/b/']).grades).toBe('2');
  expect(judgeRows(['/docs/b/#two']).grades).toBe('1');
  expect(judgeRows(['/docs/b/#two'], {...QUERY, anchors: []}).grades).toBe('2');
});

test('rows that are shown before the text are graded too', () => {
  const whole = ['/docs/a/#one'];
  const early5 = (early: readonly string[]) =>
    scoreByClass([judge(QUERY, {early, whole})]).get('all')?.early5;
  expect(early5([])).toBe(0);
  expect(early5(['/docs/c/'])).toBe(0);
  expect(early5(['/docs/c/', '/docs/a/'])).toBe(1);
});

test('scores are computed for each class and for all queries', () => {
  const typo = {...QUERY, class: 'typo'};
  const scores = scoreByClass([
    judgeRows(['/docs/a/#one']),
    judgeRows(['/docs/x/', '/docs/a/'], typo),
    judgeRows([], typo),
  ]);
  expect(scores.get('concept')).toMatchObject({recall1: 1, success5: 1});
  expect(scores.get('typo')).toMatchObject({recall1: 0, recall5: 0.5});
  expect(scores.get('all')).toMatchObject({queries: 3, success5: 1 / 3});
});

test('the gain of an answer falls with its rank', () => {
  const gainOf = (rows: readonly string[]) =>
    scoreByClass([judgeRows(rows)]).get('all')?.ndcg5 ?? 0;
  expect(gainOf(['/docs/a/#one', '/docs/b/'])).toBe(1);
  expect(gainOf(['/docs/a/#one'])).toBeLessThan(1);
  expect(gainOf(['/docs/x/', '/docs/a/#one'])).toBeLessThan(
    gainOf(['/docs/a/#one', '/docs/x/']),
  );
});

test('queries can have other answers in Next, or none', () => {
  const next = {expect: ['/docs/c/']};
  const none = {expect: [], anchors: []};
  const file = queryFile([QUERY, {...QUERY, next}, {...QUERY, next: none}]);
  const expected = readQueries(file, 'current').map((query) => query.expect);
  expect(expected).toEqual([QUERY.expect, next.expect, []]);
});

test('all mistakes in a file of queries are reported', () => {
  const file = queryFile([
    {...QUERY, expect: ['docs/a/']},
    {...QUERY, anchor: 1},
  ]);
  expect(() => readQueries(file, 'current')).toThrow(
    /q\.json: 0\.expect\.0: [\s\S]*q\.json: 1: /u,
  );
});

test('a label without a page or section is reported', () => {
  expect(deadLabels([QUERY], new Set(['/docs/a/', '/docs/b/']))).toEqual([
    '"gateway": page or section /docs/a/#one does not exist.',
  ]);
});

test('a missed goal is reported with the score', () => {
  const {recall1, recall5, success5, ndcg5, early5} = SEARCH_GOALS;
  const met = {queries: 1, recall1, recall5, success5, ndcg5, early5};
  expect(belowGoals('kept', met, SCORE_NAMES)).toEqual([]);
  expect(belowGoals('kept', {...met, ndcg5: 0.5}, SCORE_NAMES)).toEqual([
    expect.stringContaining(`ndcg5 is 0.500, but the goal is ${ndcg5}`),
  ]);
});

test('a size above its goal is reported', () => {
  const weight = {code: 25_000, outline: 6000, text: 10_000, words: 8000};
  expect(overWeight('Next', weight)).toEqual([
    'Next: firstResultsKb is 31.00, but at most 30 is allowed.',
  ]);
  expect(overWeight('Next', {...weight, words: 7000})).toHaveLength(2);
});
