import {describe, expect, test} from 'vitest';

import {STARS} from '../../../site/limits';
import {formatStars, isPlausible, isStale, parseStarCount} from './starCount';

const NOW = 1_763_000_000_000;

describe('a stored count', () => {
  test('is read as value and timestamp', () => {
    expect(
      parseStarCount(JSON.stringify({value: 7, timestamp: NOW}), NOW),
    ).toEqual({value: 7, timestamp: NOW});
  });

  test.each([
    ['negative', '{"value": -3, "timestamp": 1}'],
    ['enormous', '{"value": 1e12, "timestamp": 1}'],
    ['a fraction', '{"value": 1.5, "timestamp": 1}'],
    ['a text', '{"value": "12", "timestamp": 1}'],
    ['without a timestamp', '{"value": 12}'],
    ['from the future', `{"value": 12, "timestamp": ${NOW + 1}}`],
    ['of a time that is not a number', '{"value": 12, "timestamp": "now"}'],
    ['not JSON', 'many'],
    ['null', 'null'],
    ['a bare number', '12'],
  ])('that is %s is ignored', (_fault, raw) => {
    expect(parseStarCount(raw, NOW)).toBeUndefined();
  });

  test.each([
    [undefined, true],
    [{value: 1, timestamp: NOW - STARS.freshForMs}, true],
    [{value: 1, timestamp: NOW - STARS.freshForMs + 1}, false],
  ])('%o is stale: %s', (count, due) => {
    expect(isStale(count, NOW)).toBe(due);
  });
});

test('a count stays fresh for an hour', () => {
  expect(STARS.freshForMs).toBe(3_600_000);
});

test('the text is the promised one', () => {
  expect(formatStars(42)).toBe('Stars: 42');
});

test.each([NaN, Infinity, -1, 0.5, '5', null])('%s is not a count', (value) => {
  expect(isPlausible(value)).toBe(false);
});
