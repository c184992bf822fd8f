import {expect, test} from 'vitest';

import {isWithin, markdownTable, type Figure} from './figures';

const CSS: Figure = {
  group: 'docs',
  name: 'css',
  value: 9.6,
  unit: 'kB',
  limit: {most: 18},
};
const RECALL: Figure = {
  group: 'search',
  name: 'recall@1',
  value: 0.93,
  unit: '',
  limit: {least: 0.94},
};
const WORDS: Figure = {group: 'text', name: 'words', value: 9000, unit: ''};

test('each figure stands beside its limit and that of main', () => {
  const table = markdownTable(
    [CSS, RECALL, WORDS],
    [{...CSS, value: 9}, WORDS],
  );
  expect(table.split('\n').slice(2)).toEqual([
    '1 figures are not within their limits.',
    '',
    '| What | Figure | Here | Limit | Main | Change | |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    '| docs | css | 9.6 kB | ≤ 18.0 kB | 9.0 kB | +0.6 kB | ✓ |',
    '| search | recall@1 | 0.930 | ≥ 0.940 |  |  | ✗ over |',
    '| text | words | 9000 |  | 9000 | = |  |',
    '',
  ]);
});

test.each([
  [CSS, true],
  [{...CSS, value: 18}, true],
  [{...CSS, value: 18.1}, false],
  [RECALL, false],
  [{...RECALL, value: 0.94}, true],
  [WORDS, true],
])('%j is within its limit: %s', (figure, within) => {
  expect(isWithin(figure)).toBe(within);
});
