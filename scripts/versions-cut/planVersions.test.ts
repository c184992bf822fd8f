import {expect, test} from 'vitest';

import type {DocsVersion} from '../../src/site/versions';
import {faultsOf, withVersion} from './planVersions';

const NEXT: DocsVersion = {
  name: 'current',
  label: 'Next',
  path: 'next',
  folder: 'docs',
  slug: 'next',
  release: {ref: 'f4e7adba', date: '2025-11-08'},
};

const LATEST: DocsVersion = {
  name: 'v0.3.x',
  label: 'v0.3.x',
  path: '',
  folder: 'versioned_docs/version-v0.3.x',
  slug: 'v0.3.x',
  release: {ref: 'v0.3.2', date: '2025-09-18'},
};

const NEWEST = {version: 'v0.4.0', date: '2025-12-01', summary: 'New.'};

const RELEASE = {name: 'v0.4.x', ref: 'v0.4.0', date: '2025-12-01'};

test('a new version is the latest, and the previous one gets its own address', () => {
  const versions = withVersion([NEXT, LATEST], RELEASE);
  expect(versions.map(({name, path}) => [name, path])).toEqual([
    ['current', 'next'],
    ['v0.4.x', ''],
    ['v0.3.x', 'v0.3.x'],
  ]);
  expect(versions[1]).toEqual({
    name: 'v0.4.x',
    label: 'v0.4.x',
    path: '',
    folder: 'versioned_docs/version-v0.4.x',
    slug: 'v0.4.x',
    release: {ref: 'v0.4.0', date: '2025-12-01'},
  });
});

test('a valid version has no mistakes', () => {
  expect(faultsOf([NEXT, LATEST], 'v0.4.x', NEWEST)).toEqual([]);
});

test.each([
  ['0.4', NEWEST, 'Write it as v0.4.x'],
  ['v0.3.x', NEWEST, 'version v0.3.x already exists'],
  ['v0.2.x', NEWEST, 'older than v0.3.x'],
  ['v0.4.x', undefined, 'has no release of v0.4.x'],
] as const)('%s with %j is rejected: %s', (name, release, message) => {
  expect(faultsOf([NEXT, LATEST], name, release)).toEqual([
    expect.stringContaining(message),
  ]);
});
