import {expect, test} from 'vitest';

import versions from '../../tests/fixtures/two-versions.json';
import {faultsOf, withVersion} from './planVersions';

const NEWEST = {version: 'v0.4.0', date: '2025-12-01', summary: 'New.'};

const RELEASE = {name: 'v0.4.x', ref: 'v0.4.0', date: '2025-12-01'};

test('a new version is the latest, and the previous one gets its own address', () => {
  const after = withVersion(versions, RELEASE);
  expect(after.map(({name, path}) => [name, path])).toEqual([
    ['current', 'next'],
    ['v0.4.x', ''],
    ['v0.3.x', 'v0.3.x'],
  ]);
  expect(after[1]).toEqual({
    ...{name: 'v0.4.x', label: 'v0.4.x', path: '', slug: 'v0.4.x'},
    folder: 'versioned_docs/version-v0.4.x',
    release: {ref: 'v0.4.0', date: '2025-12-01'},
  });
});

test('a valid version has no mistakes', () => {
  expect(faultsOf(versions, 'v0.4.x', NEWEST)).toEqual([]);
});

test.each([
  ['0.4', NEWEST, 'Write it as v0.4.x'],
  ['v0.3.x', NEWEST, 'version v0.3.x already exists'],
  ['v0.2.x', NEWEST, 'older than v0.3.x'],
  ['v0.4.x', undefined, 'has no release of v0.4.x'],
] as const)('%s with %j is rejected: %s', (name, release, message) => {
  expect(faultsOf(versions, name, release)).toEqual([
    expect.stringContaining(message),
  ]);
});
