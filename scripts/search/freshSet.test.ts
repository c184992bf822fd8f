import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {
  type FreshAnswer,
  type GradedRow,
  scoreFresh,
  writeSheet,
} from './freshSet';

const folder = temporaryFolder();
const file = path.join(folder, 'sheet.yaml');

const answer = (q: string, ...addresses: readonly string[]): FreshAnswer => ({
  query: {q, class: 'question'},
  version: 'v1',
  rows: addresses.map((address) => ({row: `Row ${address}`, address})),
});

const graded = (rows: readonly GradedRow[], best: string): GradedRow[] =>
  rows.map((row) => ({...row, grade: row.address === best ? 2 : 0}));

test('a sheet keeps its grades, and gets the rows that are new', () => {
  const first = writeSheet(file, [answer('a', '/x', '/y')]);
  writeFiles(folder, {'sheet.yaml': JSON.stringify(graded(first, '/x'))});
  const again = writeSheet(file, [answer('a', '/z', '/y')]);
  const grades = Object.fromEntries(
    again.map(({address, grade}) => [address, grade]),
  );
  expect(grades).toEqual({'/x': 2, '/y': 0, '/z': null});
});

test('first rows, five rows and their order are scored', () => {
  const answers = [answer('a', '/x', '/y'), answer('b', '/y', '/x')];
  const sheet = graded(writeSheet(file, answers), '/x');
  const score = scoreFresh(answers, sheet).get('all');
  expect(score?.usefulFirst.value).toBe(0.5);
  expect(score?.answered5.value).toBe(1);
  expect(score?.ndcg5).toBeCloseTo((1 + 1 / Math.log2(3)) / 2);
});

test('a query that no row answers counts only for its first row', () => {
  const answers = [answer('a', '/x'), answer('c', '/y')];
  const sheet = graded(writeSheet(file, answers), '/x');
  const score = scoreFresh(answers, sheet).get('all');
  expect(score?.usefulFirst.value).toBe(0.5);
  expect(score?.answered5.value).toBe(1);
});

test('an interval holds the share, and few queries make it wide', () => {
  const widthOf = (count: number) => {
    const answers = Array.from({length: count}, (_, at) =>
      answer(`q${at}`, '/x'),
    );
    const sheet = graded(writeSheet(file, answers), '/x');
    const {low, high} = scoreFresh(answers, sheet).get('all')?.usefulFirst ?? {
      low: 0,
      high: 0,
    };
    expect(high).toBeCloseTo(1);
    return high - low;
  };
  expect(widthOf(5)).toBeGreaterThan(widthOf(50));
});

test('rows without a grade are told', () => {
  const answers = [answer('n', '/x', '/y')];
  const sheet = writeSheet(file, answers);
  expect(() => scoreFresh(answers, sheet)).toThrow('2 rows have no grade');
});
