import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test, vi} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {BuiltPage, PageKind} from '../after-build/shared/builtPage';
import {headOf} from '../after-build/node/readPages';
import {applyEdits} from '../after-build/node/writePages';
import {writeSearchIndex} from './afterBuild';

// These tests need these two versions, whichever versions the site has.
vi.mock(
  '../../site/docs-versions.json',
  () => import('../../../tests/fixtures/two-versions.json'),
);

const outDir = temporaryFolder();

interface TestPage extends BuiltPage {
  readonly html: string;
  readonly tree: Root;
}

function pageOf(route: string, kind: PageKind, body: string): TestPage {
  const html = `<!doctype html><html><head><meta charset=utf-8><meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-default-v0.3.x"></head><body><main>${body}</main></body></html>`;
  const tree = fromHtml(html);
  return {
    route,
    file: path.join(outDir, route, 'index.html'),
    html,
    tree,
    head: headOf(tree),
    kind,
    docsVersion: kind === 'docs' ? 'v0.3.x' : undefined,
    listed: kind === 'docs',
    title: 'T',
    description: 'D',
    edits: [],
  };
}

const doc = (text = 'Text.') =>
  pageOf(
    '/docs/a/',
    'docs',
    `<div class="theme-doc-markdown"><h1>A &amp; B</h1><p>${text}</p></div>`,
  );

async function run(...pages: readonly TestPage[]): Promise<string[]> {
  const site = {siteDir: '', outDir, siteUrl: 'https://x.dev', baseUrl: '/'};
  const found = new Map(
    pages.map((page) => [page, writeSearchIndex.read(page, page.tree, site)]),
  );
  await writeSearchIndex.run({...site, pages: [...pages]}, found);
  const files = await readdir(path.join(outDir, 'assets/search'));
  return files.sort();
}

const edited = ({html, edits}: TestPage) => applyEdits(html, edits);

test('each version gets an outline and a text, and pages learn their names', async () => {
  const page = doc();
  const files = await run(page);
  const [, name] = /v0\.3\.x\.(\w{8})\.outline/.exec(files.join()) ?? [];
  expect(files).toHaveLength(5);
  expect(files).toContain(`v0.3.x.${name ?? ''}.text.txt`);
  expect(edited(page)).toContain(`v0.3.x:${name ?? ''}"></head>`);
  const manifest = path.join(outDir, 'assets/search/index.txt');
  expect(await readFile(manifest, 'utf8')).toContain(`v0.3.x:${name ?? ''}`);
});

test('the same pages give the same names, other pages others', async () => {
  const first = await run(doc());
  expect(await run(doc())).toEqual(first);
  expect(await run(doc('Other.'))).not.toEqual(first);
});

test('the search page gets links to all pages', async () => {
  const page = pageOf(
    '/search/',
    'search',
    '<noscript><nav data-search-sections=""></nav></noscript>',
  );
  await run(doc(), page);
  expect(edited(page)).toContain(
    '<nav data-search-sections=""><section><h2>All pages of',
  );
  expect(edited(page)).toContain('<a href="/docs/a/">A &#x26; B</a>');
});
