import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import type {FinishedPage} from './finishedPage';
import {readPage, writeIndex} from './writeIndex';

const outDir = temporaryFolder();

const SITE = {
  baseUrl: '/',
  versions: [
    {name: 'current', label: 'Next', route: 'docs/next/'},
    {name: 'v0.3.x', label: 'v0.3.x', route: 'docs/'},
  ],
  words: {related: [], weak: []},
};

interface TestPage extends FinishedPage {
  readonly html: string;
  readonly tree: Root;
}

function pageOf(route: string, body: string, isListed: boolean): TestPage {
  const html = `<!doctype html><html><head><meta charset=utf-8><meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-default-v0.3.x"></head><body><main>${body}</main></body></html>`;
  const tree = fromHtml(html);
  return {
    route,
    html,
    tree,
    head: select('head', tree) as Element,
    docsVersion: isListed ? 'v0.3.x' : undefined,
    listed: isListed,
    title: 'T',
    description: 'D',
  };
}

const doc = (text = 'Text.') =>
  pageOf('/docs/a/', `<h1>A &amp; B</h1><p>${text}</p>`, true);

/** Writes the index of the pages; returns its files and each page with its edits. */
async function run(...pages: readonly TestPage[]) {
  const found = new Map(
    pages.map((page) => {
      const content = select('main', page.tree);
      return [page, readPage(page, page.tree, {content, menuId: 'menu'})];
    }),
  );
  const editsOf = await writeIndex(found, outDir, SITE);
  const files = await readdir(path.join(outDir, 'assets/search'));
  const edited = pages.map((page) =>
    [...editsOf(page)]
      .sort((a, b) => b.start - a.start)
      .reduce(
        (html, {start, end, text}) =>
          html.slice(0, start) + text + html.slice(end),
        page.html,
      ),
  );
  return {files: files.sort(), edited};
}

test('each version gets an outline and a text, and pages learn their names', async () => {
  const {files, edited} = await run(doc());
  const [, name] = /v0\.3\.x\.(\w{8})\.outline/.exec(files.join()) ?? [];
  expect(files).toHaveLength(5);
  expect(files).toContain(`v0.3.x.${name ?? ''}.text.txt`);
  expect(edited[0]).toContain(`v0.3.x:${name ?? ''}"></head>`);
  const manifest = path.join(outDir, 'assets/search/index.txt');
  expect(await readFile(manifest, 'utf8')).toContain(`v0.3.x:${name ?? ''}`);
});

test('the same pages give the same names, other pages others', async () => {
  const {files} = await run(doc());
  expect((await run(doc())).files).toEqual(files);
  expect((await run(doc('Other.'))).files).not.toEqual(files);
});

test('the search page gets links to all pages', async () => {
  const page = pageOf(
    '/search/',
    '<noscript><nav data-search-sections=""></nav></noscript>',
    false,
  );
  const {edited} = await run(doc(), page);
  expect(edited[1]).toContain(
    '<nav data-search-sections=""><section><h2>All pages of',
  );
  expect(edited[1]).toContain('<a href="/docs/a/">A &#x26; B</a>');
});
