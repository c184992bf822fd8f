import path from 'node:path';

import {toMarkdown} from 'mdast-util-to-markdown';
import {expect, test} from 'vitest';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {parsePage} from '../lib/pages/parsePage';
import {DOCS_FOLDERS} from '../site/folders';
import {PageFiles} from './page/pageFiles';
import {pageAddress} from './page/pageAddress';
import {remarkLinks} from './remark-links';

const [NEXT = '', RELEASED = ''] = DOCS_FOLDERS;
const PAGE = `${NEXT}/a/one.md`;
const LINKING = `${NEXT}/a/two.md`;
const POST = 'blog/2025-01-02-a.md';

const site = temporaryFolder(
  Object.fromEntries(
    [PAGE, `${RELEASED}/a/one.md`, POST].map((file) => [file, '## Cells\n']),
  ),
);

function resolve(url: string): string {
  const tree = parsePage(`[a](${url})\n`, LINKING);
  const page = new VFile({path: path.join(site, LINKING)});
  unified().use(remarkLinks, new PageFiles(site)).runSync(tree, page);
  return toMarkdown(tree).trim().slice('[a]('.length, -1);
}

test('a link from the root of the site becomes an address', () => {
  expect(resolve(`@site/${PAGE}?a=b#cells`)).toBe(
    `${pageAddress(PAGE, {})}/?a=b#cells`,
  );
});

test('a link to a file of another version or of the blog becomes an address', () => {
  for (const to of [`${RELEASED}/a/one.md`, POST]) {
    const url = path.posix.relative(path.posix.dirname(LINKING), to);
    expect(resolve(url)).toBe(`${pageAddress(to, {})}/`);
  }
});

test('a link without an extension becomes the address of its page', () => {
  expect(resolve('one#cells')).toBe(`${pageAddress(PAGE, {})}/#cells`);
});

test('other links stay, so that the framework resolves them in every version', () => {
  for (const url of ['one.md#cells', './one.md', '/a.md', 'https://a.b/c.md']) {
    expect(resolve(url)).toBe(url);
  }
});
