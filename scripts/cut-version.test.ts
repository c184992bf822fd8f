import {expect, test} from 'vitest';

import {
  docsVersionByName,
  LATEST_VERSION,
  type DocsVersion,
} from '../src/site/versions';
import {newRedirects, withRelease, withVersion} from './cut-version';

const version = (name: string, path: string): DocsVersion => ({
  ...{name, label: name, path, folder: name, slug: name},
  release: {ref: name},
});

test('a new version takes over /docs/, below Next', () => {
  const versions = [version('next', 'next'), version('v0.3.x', '')];
  expect(
    withVersion(versions, 'v0.4.x', 'v0.4.0').map(({name, path}) => [
      name,
      path,
    ]),
  ).toEqual([
    ['next', 'next'],
    ['v0.4.x', ''],
    ['v0.3.x', 'v0.3.x'],
  ]);
});

test('pages that are gone and pinned addresses lead to the previous version', () => {
  const old = [
    {from: '/docs/a/', to: '/docs/b/'},
    {from: '/docs/next/a/', to: '/docs/next/b/'},
    {from: '/blog/a/', to: '/blog/b/'},
  ];
  const pinned = `/docs/${docsVersionByName(LATEST_VERSION).slug}`;
  expect(newRedirects(['gone/'], old)).toEqual([
    {from: '/docs/gone/', to: `${pinned}/gone/`},
    {from: `${pinned}/a/`, to: `${pinned}/b/`},
  ]);
});

test('the release decides its own constants, and no other', () => {
  const text = '# Tag\nrelease: Next\nimage-tag: latest\nreleases: 3\n';
  expect(withRelease(text, 'v0.4.0')).toBe(
    '# Tag\nrelease: v0.4.0\nimage-tag: v0.4.0\nreleases: 3\n',
  );
});
