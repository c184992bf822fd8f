import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {DocsVersion} from '../../site/versions';
import {versionErrors} from './versionErrors';

const release = {ref: 'v1', date: '2025-01-01'};
const NEXT: DocsVersion = {
  ...{name: 'current', label: 'Next', path: 'next', folder: 'docs'},
  ...{slug: 'next', release},
};
const LATEST: DocsVersion = {
  ...{name: 'v1', label: 'v1', path: '', folder: 'versioned_docs/version-v1'},
  ...{slug: 'v1', release},
};

const site = temporaryFolder();

function errors(
  versions: readonly DocsVersion[],
  copy: readonly string[],
  folders = versions.map(({folder}) => folder),
): string[] {
  for (const folder of folders) {
    writeFiles(site, {[`${folder}/a.md`]: ''});
  }
  writeFiles(site, {'versions.json': JSON.stringify(copy)});
  return versionErrors(site, versions).map(({message}) => message);
}

test.each([
  ['two versions', [NEXT, LATEST], ['v1']],
  ['only the pages of docs', [{...NEXT, path: ''}], []],
  ['only one released version', [LATEST], ['v1']],
])('%s are right', (_name, versions, copy) => {
  expect(errors(versions, copy)).toEqual([]);
});

test('a version without a folder is reported with a fix', () => {
  expect(errors([NEXT, LATEST], ['v1'], ['docs'])).toEqual([
    'src/site/docs-versions.json v1: the folder versioned_docs/version-v1 does not exist. Remove the version from src/site/docs-versions.json and versions.json, or restore the folder.',
  ]);
});

test('a site without a version at its root is rejected', () => {
  expect(errors([NEXT], [])).toEqual([
    'src/site/docs-versions.json: no version has the path "". Give it to the version that readers find at /docs/.',
  ]);
});

test.each([
  [[], 'versions.json v1: src/site/docs-versions.json has this version'],
  [['v1', 'v2'], 'versions.json v2: src/site/docs-versions.json does not have'],
])('two lists that differ are rejected: %j', (copy, message) => {
  const [found, ...others] = errors([LATEST], copy);
  expect(others).toEqual([]);
  expect(found).toContain(message);
});
