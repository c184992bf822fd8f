import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';

import {REDIRECTS} from '../../src/site/redirects';
import {docsVersionOfRoute} from '../../src/site/versions';
import {
  at,
  attribute,
  PAGES,
  linkOf,
  metaOf,
  BASE_URL,
  SITE_DIR,
  SITE_URL,
  wholeAddress,
} from '../support/builtSite';
import {DOCS_ROUTES, LATEST} from '../support/routes';

/** The pinned addresses of the latest version's pages. */
const PINNED = DOCS_ROUTES.filter(({version}) => version === LATEST).map(
  ({path: to}) => ({from: to.replace('/docs/', `/docs/${LATEST}/`), to}),
);

/** Those of its pages that have moved. */
const MOVED = REDIRECTS.filter(
  ({from}) => docsVersionOfRoute(from)?.label === LATEST,
).map(({from, to}) => ({
  from: from.replace('/docs/', `/docs/${LATEST}/`),
  to,
}));

const ALL = [
  ...new Map(
    [...PINNED, ...MOVED, ...REDIRECTS].map((one) => [one.from, one]),
  ).values(),
];

/** An old address itself: `at` says where its page is now. */
const oldAt = (from: string): string => BASE_URL + from.slice(1);

test('all redirects are at old or pinned addresses', () => {
  const found = [...PAGES.values()].filter(({kind}) => kind === 'redirect');
  expect(found.map(({route}) => route)).toEqual(
    ALL.map(({from}) => from).sort(),
  );
});

describe.each(ALL)('$from', ({from, to}) => {
  const [route = ''] = to.split('#');

  test('redirects by script and by refresh, and has a link', () => {
    const tree = PAGES.get(from)?.tree;
    if (!tree) throw new Error(`There is no page ${from}.`);
    const script = select('script[src]', tree);
    expect(attribute(script, 'dataTo')).toBe(at(to));
    expect(attribute(script, 'integrity')).toMatch(/^sha256-/u);
    const refresh = select('noscript > meta[http-equiv=refresh]', tree);
    expect(attribute(refresh, 'content')).toBe(`0; url=${at(to)}`);
    expect(attribute(select('main a', tree), 'href')).toBe(at(to));
  });

  test('has the target as canonical address, and is hidden from search engines', () => {
    const page = PAGES.get(from);
    if (!page) throw new Error(`There is no page ${from}.`);
    expect(linkOf(page.tree, '[rel=canonical]')).toBe(wholeAddress(route));
    expect(metaOf(page.tree, 'robots')).toBe('noindex');
    expect(page.title).toBe(PAGES.get(route)?.title);
    const heading = select('h1', page.tree);
    expect(heading && toString(heading)).toBe(page.title);
    expect(page.html.length).toBeLessThan(3000);
    expect(existsSync(path.join(SITE_DIR, from, 'index.md'))).toBe(false);
  });
});

test('old addresses are not in the sitemap, the indexes for machines and the feeds', () => {
  const lists = [
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
    'docs/llms.txt',
    'docs/llms-full.txt',
    'blog/rss.xml',
  ].map((name) => readFileSync(path.join(SITE_DIR, name), 'utf8'));
  const named = ALL.filter(({from}) =>
    lists.some((text) => text.includes(SITE_URL + oldAt(from))),
  );
  expect(named).toEqual([]);
});

test('no page links to an old address', () => {
  const old = new Set(ALL.map(({from}) => oldAt(from)));
  const found = [...PAGES.values()].flatMap(({route, tree}) =>
    selectAll('a[href]', tree)
      .map((link) => (attribute(link, 'href') ?? '').replace(/[?#].*/u, ''))
      .filter((href) => old.has(href))
      .map((href) => `${route}: ${href}`),
  );
  expect(found).toEqual([]);
});
