import {expect, test} from 'vitest';

import {QUERY_LIMITS} from './readQuery';
import {setOf} from './wordSets';

test('each word of the longest query has a set of its own', () => {
  const sets = Array.from({length: QUERY_LIMITS.words}, (_, word) =>
    setOf(word),
  );
  expect(new Set(sets).size).toBe(sets.length);
  // A negative number would not equal what a `Uint32Array` returns.
  expect(Math.min(...sets)).toBe(1);
});
