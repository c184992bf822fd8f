import {expect, test} from 'vitest';

import {uniqueIds} from './text';

test('no id is given twice, also where another begins with it', () => {
  const ids = ['a', 'a', 'a-2'].map(uniqueIds());
  expect(ids).toEqual(['a', 'a-2', 'a-2-2']);
});
