import {expect, test} from 'vitest';

import {diffLists} from './diffLists';

const signs = {same: ' ', removed: '-', added: '+'} as const;

test.each([
  ['', '', ''],
  ['a b', 'a b', ' a b'],
  ['a', '', '-a'],
  ['', 'a', '+a'],
  ['a b c', 'a x c', ' a-b+x c'],
  ['a b c d', 'b d e', '-a b-c d+e'],
  ['x a x', 'a x a', '-x a x+a'],
  ['a a', 'a', ' a-a'],
] as const)('from %j to %j', (before, after, wanted) => {
  const edits = diffLists(
    before.split(' ').filter(Boolean),
    after.split(' ').filter(Boolean),
  );
  const shown = edits.map(({change, item}) => signs[change] + item).join('');
  expect(shown).toBe(wanted);
});
