import {expect, test} from 'vitest';

import {fnv1a} from './fnv1a';

// Test vectors that the authors of the hash published.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" matches the published test vector', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
