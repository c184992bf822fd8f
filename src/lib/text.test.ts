import {expect, test} from 'vitest';

import {uniqueIds} from './text';

test.each([
  [
    ['a', 'a', 'a', 'b'],
    ['a', 'a-2', 'a-3', 'b'],
  ],
  [
    ['a-2', 'a', 'a'],
    ['a-2', 'a', 'a-3'],
  ],
  [
    ['a', 'a', 'a-2'],
    ['a', 'a-2', 'a-2-2'],
  ],
])('no id is given twice: %j', (ids, expected) => {
  const newId = uniqueIds();
  expect(ids.map((id) => newId(id))).toEqual(expected);
});
