import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {
  docsVersionByName,
  LATEST_VERSION,
  type DocsVersion,
} from '../../site/versions';
import {versionErrors} from './versionErrors';

const NEXT = docsVersionByName('current');
const LATEST = docsVersionByName(LATEST_VERSION);
const {name: NAME} = LATEST;

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
  ['two versions', [NEXT, LATEST], [NAME]],
  ['only the pages of docs', [{...NEXT, path: ''}], []],
  ['only one released version', [LATEST], [NAME]],
])('%s are right', (_name, versions, copy) => {
  expect(errors(versions, copy)).toEqual([]);
});

test('a version without a folder is reported with a fix', () => {
  expect(errors([NEXT, LATEST], [NAME], ['docs'])).toEqual([
    `src/site/docs-versions.json ${NAME}: the folder ${LATEST.folder} does not exist. Remove the version from src/site/docs-versions.json and versions.json, or restore the folder.`,
  ]);
});

test('a site without a version at its root is rejected', () => {
  expect(errors([NEXT], [])).toEqual([
    'src/site/docs-versions.json: no version has the path "". Give it to the version that readers find at /docs/.',
  ]);
});

test.each([
  [[], `versions.json ${NAME}: src/site/docs-versions.json has this version`],
  [[NAME, 'v2'], 'versions.json v2: src/site/docs-versions.json does not have'],
])('two lists that differ are rejected: %j', (copy, message) => {
  expect(errors([LATEST], copy)).toEqual([expect.stringContaining(message)]);
});
