import {expect, test} from 'vitest';

import {
  foundIn,
  type PageInput,
  pageOf,
  SITE,
  type TestPage,
} from '../../fixtures/pages';
import {extractCorpora} from './extractPages';

const corporaOf = (pages: readonly TestPage[]) =>
  extractCorpora(foundIn(pages), SITE);

const docs = (route: string, title: string, more: PageInput = {}) =>
  pageOf({
    route,
    docsVersion: 'v0.3.x',
    body: `<nav id="docs-menu"><a href="/docs/b/">B</a><a href="/docs/a/">A</a></nav><main><nav class="theme-doc-breadcrumbs"><ul><li>Home</li><li>Concepts</li><li>${title}</li></ul></nav><h1>${title}</h1><p>Text.</p></main>`,
    ...more,
  });

const titlesOf = (pages: readonly TestPage[], version: string) =>
  corporaOf(pages)
    .find((corpus) => corpus.version === version)
    ?.pages.map(({title}) => title);

test('a page has its title, its category and its text', () => {
  const [corpus] = corporaOf([docs('/docs/a/', 'A')]).filter(
    ({version}) => version === 'v0.3.x',
  );
  expect(corpus).toEqual({
    version: 'v0.3.x',
    words: SITE.words,
    pages: [
      {
        route: '/docs/a/',
        title: 'A',
        description: 'Description',
        category: 'Concepts',
        docusaurusTag: 'docs-default-v0.3.x',
        sections: [
          {
            level: 1,
            heading: 'A',
            anchor: '',
            blocks: [{kind: 'prose', text: 'Text.'}],
          },
        ],
      },
    ],
  });
});

test('pages are in the order of their sidebar', () => {
  const pages = [
    docs('/docs/z/', 'Elsewhere'),
    docs('/docs/a/', 'A'),
    docs('/docs/b/', 'B'),
  ];
  expect(titlesOf(pages, 'v0.3.x')).toEqual(['B', 'A', 'Elsewhere']);
});

test('a version has its own pages and those without a version', () => {
  const pages = [
    docs('/docs/a/', 'A'),
    docs('/docs/next/a/', 'Next A', {docsVersion: 'current'}),
    pageOf({
      route: '/',
      body: '<main><h1>Home</h1></main>',
    }),
  ];
  expect(titlesOf(pages, 'v0.3.x')).toEqual(['A', 'Home']);
  expect(titlesOf(pages, 'current')).toEqual(['Next A', 'Home']);
});

test('a page outside any category belongs to the documentation', () => {
  const page = docs('/docs/a/', 'A', {
    body: '<main><div class="theme-doc-markdown"><h1>A</h1></div></main>',
  });
  expect(corporaOf([page]).at(-1)?.pages[0]?.category).toBe('Documentation');
});

test.each([
  ['unlisted', {listed: false}],
  ['without text', {body: ''}],
  ['not of the framework', {tag: ''}],
] as const)('a page that is %s is left out', (_, more) => {
  expect(titlesOf([docs('/docs/a/', 'A', more)], 'v0.3.x')).toEqual([]);
});
