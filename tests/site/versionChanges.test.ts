import {select, selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';

import {readSections} from '../../src/plugins/after-build/steps/version-changes/node/readSections';
import type {Section} from '../../src/plugins/after-build/steps/version-changes/shared/comparePages';
import {
  AHEAD_ANCHOR,
  SINCE_ANCHOR,
} from '@openchoreo/page-tools/html/changeSections';
import {DOCS_VERSIONS, versionRoute} from '../../src/site/versions';
import {
  attribute,
  BASE_URL,
  PAGES,
  linkOf,
  metaOf,
  wholeAddress,
  type TestPage,
} from '../support/builtSite';
import {CHANGES_PAGES} from '../support/routes';

function sections({tree, route}: TestPage): Section[] {
  const content = select('.theme-doc-markdown', tree);
  if (!content) throw new Error(`${route} has no content.`);
  return readSections(content, wholeAddress(route));
}

/** Each page of two neighboring versions, the older one first. */
const pairs = DOCS_VERSIONS.slice(1).flatMap((older, index) => {
  const [root, newer] = [older, DOCS_VERSIONS[index] ?? older].map(
    (version) => `/${versionRoute(version)}`,
  );
  return [...PAGES.values()]
    .filter(
      ({kind, docsVersion}) => kind === 'docs' && docsVersion === older.name,
    )
    .flatMap((page): [TestPage, TestPage][] => {
      const other = PAGES.get(page.route.replace(root ?? '', newer ?? ''));
      return other ? [[page, other]] : [];
    });
});

test('both versions of a page link to what changed, if anything did', () => {
  expect(pairs).not.toEqual([]);
  for (const [older, newer] of pairs) {
    const isSame =
      JSON.stringify(sections(older)) === JSON.stringify(sections(newer));
    const [ahead] = selectAll('a[data-changes=ahead]', older.tree);
    const [since] = selectAll('a[data-changes=since]', newer.tree);
    const href = attribute(since, 'href');
    expect(attribute(ahead, 'href')).toBe(href);
    if (!isSame) expect(href, newer.route).toBeDefined();
    if (href === undefined) continue;
    expect(CHANGES_PAGES).toContain(`/${href.slice(BASE_URL.length)}`);
  }
});

test('readers find an example before any list of changes', () => {
  const lists = new Set([SINCE_ANCHOR, AHEAD_ANCHOR]);
  for (const {tree, route} of PAGES.values()) {
    const found = selectAll('.theme-doc-markdown :is(pre, h2)', tree);
    const example = found.findIndex(({tagName}) => tagName === 'pre');
    const list = found.findIndex(({properties: {id}}) => lists.has(String(id)));
    if (example >= 0 && list >= 0) expect(example, route).toBeLessThan(list);
  }
});

test('each version after the oldest has a list of what changed', () => {
  const lists = DOCS_VERSIONS.slice(0, -1).map(({path}) =>
    ['', 'docs', ...(path === '' ? [] : [path]), 'changes', ''].join('/'),
  );
  expect(CHANGES_PAGES).toEqual(expect.arrayContaining(lists));
});

test('pages on changes have their own title and address, and no search engine lists them', () => {
  const titles = CHANGES_PAGES.map((route) => {
    const page = PAGES.get(route);
    if (!page) throw new Error(`${route} is missing.`);
    const {tree, kind, listed} = page;
    expect({kind, listed}).toEqual({kind: 'changes', listed: false});
    expect(metaOf(tree, 'robots')).toBe('noindex, follow');
    expect(linkOf(tree, '[rel=canonical]')).toBe(wholeAddress(route));
    expect(selectAll('h1', tree)).toHaveLength(1);
    return page.title;
  });
  expect(new Set(titles).size).toBe(titles.length);
});

test('pages on changes have no script but the starter and the first paint', () => {
  for (const route of CHANGES_PAGES) {
    const scripts = selectAll('script', PAGES.get(route)?.tree);
    expect(scripts.map((script) => attribute(script, 'src') ?? '')).toEqual([
      '',
      expect.stringMatching(/\/starter\.[0-9a-f]+\.js$/u),
    ]);
    expect(scripts[1]?.properties['dataApplication']).toBeUndefined();
  }
});
