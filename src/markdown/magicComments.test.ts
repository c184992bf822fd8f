import {expect, test} from 'vitest';

import {readMagicComments} from './magicComments';

test.each([
  ['// highlight-next-line'],
  ['# highlight-next-line'],
  ['  -- highlight-next-line'],
  ['/* highlight-next-line */'],
  ['{/* highlight-next-line */}'],
  ['<!-- highlight-next-line -->'],
])('%s marks the line after it and is not shown', (comment) => {
  const {text, marked} = readMagicComments(`a\n${comment}\nb\nc`, new Set());
  expect(text).toBe('a\nb\nc');
  expect([...marked]).toEqual([2]);
});

test('a start and an end mark the lines between them', () => {
  const code = 'a\n# highlight-start\nb\nc\n# highlight-end\nd';
  const {text, marked} = readMagicComments(code, new Set([4]));
  expect(text).toBe('a\nb\nc\nd');
  expect([...marked].sort()).toEqual([2, 3, 4]);
});

test('other comments stay', () => {
  const code = '# highlight-next-line of the show\n# a comment';
  expect(readMagicComments(code, new Set()).text).toBe(code);
});
