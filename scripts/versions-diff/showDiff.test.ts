import {expect, test} from 'vitest';

import {showDiff} from './showDiff';

test('a paragraph that changed in some words is shown once, with both', () => {
  expect(
    showDiff(
      'On your machine, you create the cluster with kind.',
      'On your machine, you create it with k3d.',
    ),
  ).toEqual([
    '@ 1',
    '~ On your machine, you create [-the cluster-] {+it+} with [-kind.-] {+k3d.+}',
  ]);
});

test('lines with nothing in common are shown one after the other', () => {
  expect(showDiff('Helm installs it.', 'There is no chart')).toEqual([
    '@ 1',
    '- Helm installs it.',
    '+ There is no chart',
  ]);
});

test('two lines stand around a difference, with the number of the first', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const without = lines.filter((line) => line !== '5');
  expect(showDiff(lines.join('\n'), without.join('\n'))).toEqual([
    '@ 3',
    '  3',
    '  4',
    '- 5',
    '  6',
    '  7',
  ]);
});

test('texts that are alike show nothing', () => {
  expect(showDiff('a\nb\n', 'a\nb\n')).toEqual([]);
});
