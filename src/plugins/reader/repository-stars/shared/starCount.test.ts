import {describe, expect, test} from 'vitest';

import {parseStarCount} from './starCount';

const NOW = 1_763_000_000_000;

describe('a stored count', () => {
  test('is read as value and timestamp', () => {
    expect(
      parseStarCount(JSON.stringify({value: 7, timestamp: NOW}), NOW),
    ).toEqual({value: 7, timestamp: NOW});
  });

  test.each([
    ['a fraction', '{"value": 1.5, "timestamp": 1}'],
    ['without a timestamp', '{"value": 12}'],
    ['from the future', `{"value": 12, "timestamp": ${NOW + 1}}`],
    ['of a time that is not a number', '{"value": 12, "timestamp": "now"}'],
    ['null', 'null'],
    ['a bare number', '12'],
  ])('that is %s is ignored', (_fault, raw) => {
    expect(parseStarCount(raw, NOW)).toBeUndefined();
  });
});
