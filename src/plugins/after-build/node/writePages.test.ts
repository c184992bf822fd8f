import {expect, test} from 'vitest';

import {applyEdits} from './writePages';

test('edits are applied by position, in whatever order they were added', () => {
  expect(
    applyEdits('one two three', [
      {start: 8, end: 13, text: '3'},
      {start: 0, end: 3, text: '1'},
      {start: 3, end: 3, text: '!'},
    ]),
  ).toBe('1! two 3');
});

test('overlapping edits are rejected', () => {
  expect(() =>
    applyEdits('one two', [
      {start: 0, end: 5, text: ''},
      {start: 3, end: 7, text: ''},
    ]),
  ).toThrow('overlap');
});
