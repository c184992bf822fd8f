import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_VERSIONS} from '../../../../site/versions';
import {createChangesParser} from './frontMatter';

const [newer = '', older = ''] = DOCS_VERSIONS.map(({folder}) => folder);

const site = temporaryFolder();

async function changesOf(file: string): Promise<unknown> {
  const parse = createChangesParser(site, () =>
    Promise.resolve({frontMatter: {}, content: ''}),
  );
  const {frontMatter} = await parse({
    filePath: path.join(site, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
  });
  return frontMatter['changes'];
}

test.each([
  ['the same text', 'title: A', 'title: A', undefined],
  ['another title', 'title: A', 'title: B', ['since']],
  ['front matter that no one can read', 'title: "A', 'title: B', ['since']],
])('%s', async (_name, own, before, changes) => {
  writeFiles(site, {
    [`${newer}/page.md`]: `---\n${own}\n---\n\nText.\n`,
    [`${older}/page.md`]: `---\n${before}\n---\n\nText.\n`,
  });
  expect(await changesOf(`${newer}/page.md`)).toEqual(changes);
});

test('constants that no one can read change nothing', async () => {
  for (const folder of [newer, older]) {
    writeFiles(site, {
      [`${folder}/page.md`]: '---\ntitle: A\n---\n\nUse %{version}.\n',
      [`${folder}/_constants.yaml`]: 'version: "1',
    });
  }
  expect(await changesOf(`${newer}/page.md`)).toBeUndefined();
});
