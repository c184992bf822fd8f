import {expect, test} from 'vitest';

import {isDate} from './isDate';

test.each([
  ['2025-09-18', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-9-18', false],
  ['18 September', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
