import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_VERSIONS} from '../../site/versions';
import {pageChanges} from './pageChanges';

const [newer = '', older = ''] = DOCS_VERSIONS.map(({folder}) => folder);

const site = temporaryFolder();

function changesOf(file: string): unknown {
  return pageChanges(site, file).changes;
}

test.each([
  ['the same text', 'title: A', 'title: A', undefined],
  ['another title', 'title: A', 'title: B', ['since']],
  ['front matter that no one can read', 'title: "A', 'title: B', ['since']],
])('%s', (_name, own, before, changes) => {
  writeFiles(site, {
    [`${newer}/page.md`]: `---\n${own}\n---\n\nText.\n`,
    [`${older}/page.md`]: `---\n${before}\n---\n\nText.\n`,
  });
  expect(changesOf(`${newer}/page.md`)).toEqual(changes);
});

test('constants that no one can read change nothing', () => {
  for (const folder of [newer, older]) {
    writeFiles(site, {
      [`${folder}/page.md`]: '---\ntitle: A\n---\n\nUse %{version}.\n',
      [`${folder}/_constants.yaml`]: 'version: "1',
    });
  }
  expect(changesOf(`${newer}/page.md`)).toBeUndefined();
});
