import {HouseRule} from '@openchoreo/content-errors/contentError';
import {expect, test} from 'vitest';

import {groupAdvice} from './groupAdvice';

const advice = [1, 2, 3, 4].map(
  (line) => new HouseRule({file: 'a.md', line}, `b/${line}.md is no`, 'Do it.'),
);
const other = new HouseRule({file: 'c.md'}, 'other', 'Do that.');

test('advice is one line for each rule, or every place if asked', () => {
  expect(groupAdvice([...advice, other], false)).toEqual([
    'b/1.md is no. Do it. 4 times: a.md:1, a.md:2, a.md:3, … (--all lists them)',
    other.message,
  ]);
  expect(groupAdvice(advice, true)).toHaveLength(4);
});
