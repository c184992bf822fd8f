import {expect, test} from 'vitest';

import {canonicalPath, isReadablePath, readableHash} from './address';

test.each([
  ['', ''],
  ['#spec', '#spec'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%', '#%25'],
])('the hash %s becomes %s, which can be decoded', (hash, readable) => {
  expect(readableHash(hash)).toBe(readable);
  expect(() => decodeURIComponent(readableHash(hash))).not.toThrow();
});

test.each([
  ['/docs/overview/', '/docs/overview/'],
  ['/docs/overview', '/docs/overview'],
  ['/docs/overview/index.html', '/docs/overview'],
  ['/docs/overview.html', '/docs/overview'],
  ['/index.html', '/'],
  ['//docs///overview/', '/docs/overview/'],
  ['//', '/'],
])('the page of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([
  ['/docs/', true],
  ['/caf%C3%A9/', true],
  ['/100%/', false],
  ['/%E0%A4%A/', false],
])('the path %s can be decoded: %s', (pathname, isReadable) => {
  expect(isReadablePath(pathname)).toBe(isReadable);
});
