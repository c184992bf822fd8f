import {expect, test} from 'vitest';

import {fnv1a} from './fnv1a';

// What the authors of the hash publish for these texts.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the published one', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
