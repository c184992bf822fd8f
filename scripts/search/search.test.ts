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

test('pages are counted once, whatever their version and section', () => {
  const urls = ['/docs/next/c/#x', '/docs/next/c/', '/docs/next/a/#one'];
  expect(judge(QUERY, urls)).toMatchObject({pagePlace: 2, sectionPlace: 3});
});

test('a page answers as a whole only where no section of it was named', () => {
  expect(judge(QUERY, ['/docs/a/']).sectionPlace).toBe(0);
  expect(judge(QUERY, ['/docs/b/']).sectionPlace).toBe(1);
  expect(judge(QUERY, ['/docs/b/#two']).sectionPlace).toBe(0);
});

test('scores are shares of a class, and of all', () => {
  const scores = scoreByClass([
    judge(QUERY, ['/docs/a/#one']),
    judge({...QUERY, class: 'typo'}, ['/docs/x/', '/docs/a/']),
    judge({...QUERY, class: 'typo'}, []),
  ]);
  expect(scores.get('concept')).toMatchObject({recall1: 1, section5: 1});
  expect(scores.get('typo')).toMatchObject({recall1: 0, recall5: 0.5});
  expect(scores.get('all')).toMatchObject({queries: 3, mrr: 0.5});
});

test('what Next answers differently is asked differently there', () => {
  const next = {expect: ['/docs/c/']};
  const file = queryFile([QUERY, {...QUERY, next}, {...QUERY, next: null}]);
  expect(readQueries(file, 'v0.3.x')).toHaveLength(3);
  const [, other, ...rest] = readQueries(file, 'current');
  expect(other?.expect).toEqual(['/docs/c/']);
  expect(rest).toEqual([]);
});

test('a file of queries that is wrong is named with all that is wrong', () => {
  const file = queryFile([
    {...QUERY, expect: []},
    {...QUERY, anchor: 1},
  ]);
  expect(() => readQueries(file, 'current')).toThrow(
    /q\.json: 0\.expect: [\s\S]*q\.json: 1: /u,
  );
});

test('a label that leads nowhere is told', () => {
  expect(deadLabels([QUERY], new Set(['/docs/a/', '/docs/b/']))).toEqual([
    '"gateway": /docs/a/#one is no page or section any more.',
  ]);
});

test('a figure below its goal is told with both', () => {
  const {recall1, recall5, mrr, section5} = SEARCH_GOALS;
  const met = {queries: 1, recall1, recall5, mrr, section5};
  expect(belowGoals('tuned', met)).toEqual([]);
  expect(belowGoals('tuned', {...met, mrr: 0.5})).toEqual([
    expect.stringContaining(`tuned: MRR@10 is 0.500, the goal is ${mrr}`),
  ]);
});

test('what weighs more than its goal is told', () => {
  const weight = {engine: 15_000, outline: 6000, text: 10_000, words: 8000};
  expect(overWeight('Next', weight)).toEqual([
    'Next: engine and outline weigh 21.0 kB, allowed 20 kB.',
  ]);
  expect(overWeight('Next', {...weight, words: 7000})).toHaveLength(2);
});
