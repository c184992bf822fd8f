import {expect, test} from 'vitest';

import {cutRedirects, withRelease} from './cut-version';

test('pages that are gone and pinned addresses lead to the previous version', () => {
  const old = [
    {from: '/docs/a/', to: '/docs/b/'},
    {from: '/docs/c/', to: '/docs/gone/#d'},
    {from: '/docs/next/a/', to: '/docs/next/b/'},
    {from: '/blog/a/', to: '/blog/b/'},
  ];
  expect(cutRedirects('v0.2.x', ['gone/'], old)).toEqual([
    {from: '/docs/a/', to: '/docs/b/'},
    {from: '/docs/c/', to: '/docs/v0.2.x/gone/#d'},
    {from: '/docs/next/a/', to: '/docs/next/b/'},
    {from: '/blog/a/', to: '/blog/b/'},
    {from: '/docs/gone/', to: '/docs/v0.2.x/gone/'},
    {from: '/docs/v0.2.x/a/', to: '/docs/v0.2.x/b/'},
    {from: '/docs/v0.2.x/c/', to: '/docs/v0.2.x/gone/#d'},
  ]);
});

test('the release decides its own constants, and no other', () => {
  const text = '# Tag\nrelease: Next\nimage-tag: latest\nreleases: 3\n';
  expect(withRelease(text, 'v0.4.0')).toBe(
    '# Tag\nrelease: v0.4.0\nimage-tag: v0.4.0\nreleases: 3\n',
  );
});
