import {expect, test} from 'vitest';

import {indexFile, readBuilds, writeBuilds} from './indexFiles';

test('builds come back from their text', () => {
  const builds = new Map([
    ['current', '1a2b'],
    ['v0.3.x', '3c4d'],
  ]);
  expect(readBuilds(writeBuilds(builds))).toEqual(builds);
});

test.each(['', 'current', ':1a', '../x:1a', 'a/b:1a', 'current:../1', '<x>:1'])(
  '%j names no index',
  (text) => {
    expect(readBuilds(text).size).toBe(0);
  },
);

test('a file is named for its version and its content', () => {
  expect(indexFile('outline', 'v0.3.x', '1a2b')).toBe(
    'assets/search/v0.3.x.1a2b.outline.txt',
  );
});
