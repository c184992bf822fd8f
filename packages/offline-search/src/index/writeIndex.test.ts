import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {foundIn, pageOf, SITE, type TestPage} from '../../fixtures/pages';
import {writeIndex} from './writeIndex';

const outDir = temporaryFolder();

const doc = (text = 'Text.') =>
  pageOf({
    docsVersion: 'v0.3.x',
    body: `<main><h1>A &amp; B</h1><p>${text}</p></main>`,
  });

/** Writes the index of the pages; returns its files and each page with its edits. */
async function run(...pages: readonly TestPage[]) {
  const editsOf = await writeIndex(foundIn(pages), outDir, SITE);
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
  const page = pageOf({
    route: '/search/',
    listed: false,
    body: '<noscript><nav data-search-sections=""></nav></noscript>',
  });
  const {edited} = await run(doc(), page);
  expect(edited[1]).toContain(
    '<nav data-search-sections=""><section><h2>All pages of',
  );
  expect(edited[1]).toContain('<a href="/docs/a/">A &amp; B</a>');
});
