import {brotliCompressSync} from 'node:zlib';

import {describe, expect, test} from 'vitest';

import type {SearchSettings} from './shared/settings';
import {bundleSearch} from './bundleSearch';

const settings: SearchSettings = {
  siteName: 'X',
  siteUrl: 'https://x.dev',
  baseUrl: '/',
  versions: [],
  latestVersion: 'v1',
  preferredVersionKey: 'version',
  issuesUrl: 'https://x.dev/issues',
  indexName: 'docs',
  provider: {kind: 'embedded'},
};
const hosted: SearchSettings = {
  ...settings,
  provider: {kind: 'hosted', appId: 'APP', searchKey: 'k'},
};

const BROWSERS = ['chrome123'];
const embeddedBundle = bundleSearch(settings, BROWSERS);
const hostedBundle = bundleSearch(hosted, BROWSERS);

test('the same sources and settings give the same folder', () => {
  expect(bundleSearch(settings, BROWSERS).folder).toBe(embeddedBundle.folder);
  expect(hostedBundle.folder).not.toBe(embeddedBundle.folder);
});

describe('files', () => {
  test('without the hosted provider its client is not there', () => {
    expect([...embeddedBundle.files.keys()].sort()).toEqual([
      'search.css',
      'searchModule.js',
      'worker.js',
    ]);
  });

  test('with it, its client is a file of its own, once', () => {
    const holders = [...hostedBundle.files].filter(([, code]) =>
      code.includes('algolianet.com'),
    );
    expect(holders.map(([name]) => name)).toEqual(['hosted.js']);
    expect(holders[0]?.[1].match(/algolianet\.com/g)).toHaveLength(3);
  });

  test('need no other file to begin', () => {
    for (const [name, code] of embeddedBundle.files) {
      expect(`${name} ${code}`).not.toMatch(/(?:^|;)import[ {"']/);
    }
  });

  test('evaluate nothing and write no markup', () => {
    for (const [, code] of hostedBundle.files) {
      expect(code).not.toMatch(
        /innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/,
      );
    }
  });
});

test.each([
  ['searchModule.js', 11_000],
  ['worker.js', 11_500],
  ['search.css', 1500],
])('%s weighs at most %i bytes', (name, budget) => {
  const size = brotliCompressSync(embeddedBundle.files.get(name) ?? '').length;
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThanOrEqual(budget);
});
