import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {headOf} from '../after-build/node/readPages';
import type {PageKind} from '../after-build/shared/builtPage';
import {writeSearchIndex} from './afterBuild';

/** What search reads of a page: its category, and its text. */
function readOf(kind: PageKind, body: string) {
  const tree = fromHtml(
    `<!doctype html><html><head><meta name="docsearch:docusaurus_tag" content="default"></head><body><main>${body}</main></body></html>`,
  );
  const page = {
    ...{route: '/a/', file: '', head: headOf(tree), kind, edits: []},
    ...{docsVersion: undefined, listed: true, title: 'T', description: ''},
  };
  const place = {siteDir: '', outDir: '', siteUrl: '', baseUrl: '/'};
  const {page: found} = writeSearchIndex.read(page, tree, place);
  return (
    found && [
      found.category,
      ...found.sections.flatMap(({blocks}) => blocks.map(({text}) => text)),
    ]
  );
}

test('of a category the lead counts, not its list', () => {
  const body = '<p class="oc-lead">About.</p><ul><li>Page</li></ul>';
  expect(readOf('category', body)).toEqual(['Documentation', 'About.']);
});

test('of the blog posts count, not lists of them', () => {
  const body = '<div id="__blog-post-container"><p>Hi.</p></div>';
  expect(readOf('post', body)).toEqual(['Blog', 'Hi.']);
  expect(readOf('blog', body)).toBeUndefined();
});

test.each(['search', 'notFound', 'redirect'] as const)(
  '%s pages are left out',
  (kind) => {
    expect(readOf(kind, '<article>Text</article>')).toBeUndefined();
  },
);
