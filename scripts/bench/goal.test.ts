import {expect, test} from 'vitest';

import {goalTable, median} from './goal';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[5], 5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the table shows each figure with its goal and whether it is met', () => {
  expect(
    goalTable([
      {what: 'cold', figure: 0.15, unit: '', goal: 0.2},
      {what: 'menu', figure: 151, unit: 'ms', goal: 150},
      {what: 'alone', figure: 1.5, unit: 'GB'},
    ]).split('\n'),
  ).toEqual([
    'what    figure    goal  reached',
    '-----  -------  ------  -------',
    'cold      0.15    0.20      yes',
    'menu    151 ms  150 ms       NO',
    'alone  1.50 GB',
  ]);
});
