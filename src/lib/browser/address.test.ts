import fc from 'fast-check';
import {expect, test} from 'vitest';

import {canonicalPath, isReadablePath, readableHash} from './address';

test.each([
  ['', ''],
  ['#spec', '#spec'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
])('the hash %s becomes %s, which decodes', (hash, readable) => {
  expect(readableHash(hash)).toBe(readable);
  expect(() => decodeURIComponent(readableHash(hash))).not.toThrow();
});

test.each([
  ['/docs/overview/', '/docs/overview/'],
  ['/docs/overview', '/docs/overview'],
  ['/docs/overview/index.html', '/docs/overview'],
  ['/docs/overview.html', '/docs/overview'],
  ['/index.html', '/'],
  ['/docs/overview/index', '/docs/overview'],
  ['/index', '/'],
  ['/docs/index/', '/docs/index/'],
  ['/docs/reindex', '/docs/reindex'],
  ['//docs///overview/', '/docs/overview/'],
  ['//', '/'],
])('the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([
  ['/docs/', true],
  ['/caf%C3%A9/', true],
  ['/100%/', false],
  ['/%E0%A4%A/', false],
])('the path %s decodes: %s', (pathname, isReadable) => {
  expect(isReadablePath(pathname)).toBe(isReadable);
});

/** Addresses as they are typed, linked and mangled. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '.', '..', '\\', '%', '%2F', '%20', 'docs'),
      fc.constantFrom('index', '.html', '.htm', 'v0.3.x', '?', '@host', ':80'),
      fc.string({unit: 'binary'}),
    ),
    {maxLength: 10},
  )
  .map((parts) => `/${parts.join('')}`);

const SITE = 'https://example.org';

test('any address ends at one canonical address and stays on the site', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      let {pathname} = new URL(SITE + path);
      for (let steps = 0; canonicalPath(pathname) !== pathname; steps += 1) {
        // Otherwise the page would redirect to itself forever.
        expect(steps).toBeLessThan(path.length);
        const next = new URL(canonicalPath(pathname), SITE);
        expect(next.origin).toBe(SITE);
        ({pathname} = next);
      }
    }),
    {numRuns: 5000, seed: 20_250_918},
  );
});

test('any hash decodes after it was made readable', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (text) => {
      const {hash} = new URL(`#${text}`, SITE);
      expect(() => decodeURIComponent(readableHash(hash))).not.toThrow();
    }),
    {numRuns: 5000, seed: 20_250_918},
  );
});
