import path from 'node:path';

import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {contentTree} from '../../../../../lib/pages/htmlToMarkdown';
import {readPages} from '../../../node/readPages';
import {keptMarkdown} from './keptMarkdown';

const site = temporaryFolder();

/** The Markdown of a page with a text, and the tree that later steps get. */
async function convert(text: string, codeHash: string): Promise<unknown[]> {
  writeFiles(site, {
    'a/index.html': `<head><title>A</title></head><main><p>${text} <a href="b/">b</a></main>`,
  });
  const found: unknown[] = [];
  const pageUrl = 'https://site.test/a/';
  await readPages(site, (page, tree) => {
    const content = select('main', tree);
    if (!content) return;
    const folder = path.join(site, '.kept');
    found.push(
      keptMarkdown(page, content, pageUrl, {folder, codeHash}),
      contentTree(content, {pageUrl}),
    );
  });
  return found;
}

test('a page that did not change has the same Markdown and tree, others are converted again', async () => {
  const first = await convert('One', 'code');
  expect(first[0]).toBe('One [b](https://site.test/a/b/)\n');
  expect(await convert('One', 'code')).toEqual(first);
  expect(await convert('One', 'later code')).toEqual(first);
  expect((await convert('Two', 'later code'))[0]).toContain('Two');
});
