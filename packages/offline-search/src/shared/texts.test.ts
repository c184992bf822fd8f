import {expect, test} from 'vitest';

import {countText, noResultsText, seeAllText} from './texts';

test('the words of an answer are those that are promised', () => {
  expect(noResultsText('data plane')).toBe('No results for "data plane"');
  expect(seeAllText(12)).toBe('See all 12 results');
});

test('a count is told in words', () => {
  expect([0, 1, 2].map(countText)).toEqual([
    'No results',
    '1 result',
    '2 results',
  ]);
});
