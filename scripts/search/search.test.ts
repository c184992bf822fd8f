import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SEARCH_GOALS} from '../../src/site/budgets';
import {deadLabels, readQueries} from './queries';
import {judge, scoreByClass} from './scoreQueries';
import {belowGoals, overWeight} from './tables';

const QUERY = {
  query: 'gateway',
  class: 'concept',
  expect: ['/docs/a/', '/docs/b/'],
  anchors: ['/docs/a/#one'],
};

function queryFile(content: unknown): string {
  const file = path.join(
    mkdtempSync(path.join(tmpdir(), 'queries-')),
    'q.json',
  );
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('pages are counted once, regardless of version and section', () => {
  const urls = ['/docs/next/c/#x', '/docs/next/c/', '/docs/next/a/#one'];
  expect(judge(QUERY, urls)).toMatchObject({pagePlace: 2, sectionPlace: 3});
});

test('a page answers as a whole only if none of its sections is labelled', () => {
  expect(judge(QUERY, ['/docs/a/']).sectionPlace).toBe(0);
  expect(judge(QUERY, ['/docs/b/']).sectionPlace).toBe(1);
  expect(judge(QUERY, ['/docs/b/#two']).sectionPlace).toBe(0);
});

test('scores are computed for each class and for all queries', () => {
  const scores = scoreByClass([
    judge(QUERY, ['/docs/a/#one']),
    judge({...QUERY, class: 'typo'}, ['/docs/x/', '/docs/a/']),
    judge({...QUERY, class: 'typo'}, []),
  ]);
  expect(scores.get('concept')).toMatchObject({recall1: 1, section5: 1});
  expect(scores.get('typo')).toMatchObject({recall1: 0, recall5: 0.5});
  expect(scores.get('all')).toMatchObject({queries: 3, mrr: 0.5});
});

test('queries can have other answers in Next, or none', () => {
  const next = {expect: ['/docs/c/']};
  const file = queryFile([QUERY, {...QUERY, next}, {...QUERY, next: null}]);
  expect(readQueries(file, 'v0.3.x')).toHaveLength(3);
  const [, other, ...rest] = readQueries(file, 'current');
  expect(other?.expect).toEqual(['/docs/c/']);
  expect(rest).toEqual([]);
});

test('all mistakes in a file of queries are reported', () => {
  const file = queryFile([
    {...QUERY, expect: []},
    {...QUERY, anchor: 1},
  ]);
  expect(() => readQueries(file, 'current')).toThrow(
    /q\.json: 0\.expect: [\s\S]*q\.json: 1: /u,
  );
});

test('a label without a page or section is reported', () => {
  expect(deadLabels([QUERY], new Set(['/docs/a/', '/docs/b/']))).toEqual([
    '"gateway": there is no page or section /docs/a/#one.',
  ]);
});

test('a missed goal is reported with the score', () => {
  const {recall1, recall5, mrr, section5} = SEARCH_GOALS;
  const met = {queries: 1, recall1, recall5, mrr, section5};
  expect(belowGoals('tuned', met)).toEqual([]);
  expect(belowGoals('tuned', {...met, mrr: 0.5})).toEqual([
    expect.stringContaining(`tuned: MRR@10 is 0.500, but the goal is ${mrr}`),
  ]);
});

test('a size above its goal is reported', () => {
  const weight = {engine: 15_000, outline: 6000, text: 10_000, words: 8000};
  expect(overWeight('Next', weight)).toEqual([
    'Next: engine and outline have 21.0 kB, but at most 20 kB are allowed.',
  ]);
  expect(overWeight('Next', {...weight, words: 7000})).toHaveLength(2);
});
