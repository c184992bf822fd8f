import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {beforeAll, describe, expect, test} from 'vitest';

import {
  attribute,
  builtPage,
  builtPages,
  linkOf,
  metaOf,
  wholeAddress,
  type TestPage,
} from '../support/builtSite';
import {
  BEYOND_ROUTES,
  DOCS_ROUTES,
  LATEST,
  ROUTES,
  VERSIONS,
} from '../support/routes';

let pages: ReadonlyMap<string, TestPage>;

beforeAll(async () => {
  pages = await builtPages();
});

test('the table has 36 pages of each version, 5 of them unlisted, and 2 categories', () => {
  for (const {label: version} of VERSIONS) {
    const routes = DOCS_ROUTES.filter(
      (route) => route.version === version && !route.beyond,
    );
    const docs = routes.filter(({kind}) => kind === 'docs');
    expect(docs).toHaveLength(36);
    expect(docs.filter(({unlisted}) => unlisted)).toHaveLength(5);
    expect(routes.filter(({kind}) => kind === 'category')).toHaveLength(2);
  }
  expect(ROUTES.filter(({kind}) => kind === 'blog')).toHaveLength(5);
});

test('there is no page that no table names', () => {
  const known = new Set(ROUTES.map(({path}) => path));
  const unknown = [...pages.values()].filter(
    ({route, kind}) =>
      !known.has(route) &&
      kind !== 'notFound' &&
      kind !== 'redirect' &&
      !BEYOND_ROUTES.some((pattern) => pattern.test(route)),
  );
  expect(unknown.map(({route}) => route)).toEqual([]);
});

describe.each(ROUTES)('$path', ({path, version, kind, unlisted}) => {
  test('is built, in English, with one heading of the first level', async () => {
    const {tree} = await builtPage(path);
    const html = select('html', tree);
    expect(attribute(html, 'lang')).toBe('en');
    expect(attribute(html, 'dir')).toBe('ltr');
    const headings = selectAll('h1', tree).map((heading) => toString(heading));
    expect(headings).toHaveLength(1);
    expect(headings[0]?.trim()).not.toBe('');
  });

  test('has a title and a description that no other page of its version has', async () => {
    const {tree, title, description} = await builtPage(path);
    expect(selectAll('head > title', tree)).toHaveLength(1);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    const siblings = ROUTES.filter(
      (route) => route.version === version && route.path !== path,
    ).flatMap((route) => pages.get(route.path) ?? []);
    expect(siblings.map((sibling) => sibling.title)).not.toContain(title);
    expect(siblings.map((sibling) => sibling.description)).not.toContain(
      description,
    );
  });

  test('names its own address as canonical, for English and for all', async () => {
    const {tree} = await builtPage(path);
    const address = wholeAddress(path);
    expect(selectAll('link[rel=canonical]', tree)).toHaveLength(1);
    expect(linkOf(tree, '[rel=canonical]')).toBe(address);
    expect(selectAll('link[rel=alternate][hreflang]', tree)).toHaveLength(2);
    expect(linkOf(tree, '[hreflang=en]')).toBe(address);
    expect(linkOf(tree, '[hreflang=x-default]')).toBe(address);
    expect(attribute(select('meta[property="og:url"]', tree), 'content')).toBe(
      address,
    );
  });

  test('tells search engines what they may do with it', async () => {
    const {tree} = await builtPage(path);
    expect(select('meta[property=robots]', tree)).toBeUndefined();
    const robots = metaOf(tree, 'robots');
    if ((version ?? LATEST) !== LATEST) expect(robots).toBe('noindex, follow');
    else if (unlisted || kind === 'search') expect(robots).toMatch(/^noindex/);
    else expect(robots).toBeUndefined();
  });

  test('says that its address may be wrong, hidden by its style sheet alone', async () => {
    const {tree} = await builtPage(path);
    const notice = select('body > .oc-load-failure', tree);
    expect(notice && toString(notice)).toContain(
      'Your site did not load properly',
    );
    expect(notice?.properties['hidden']).toBeUndefined();
  });

  test('is listed unless the specification has it unlisted', async () => {
    const page = await builtPage(path);
    expect(page.listed).toBe(!unlisted && kind !== 'search');
  });
});

describe('the not-found page', () => {
  test('has one heading and a title, and is not for search engines', async () => {
    const {tree, title} = await builtPage('/404.html');
    expect(selectAll('h1', tree)).toHaveLength(1);
    expect(title).not.toBe('');
    expect(metaOf(tree, 'robots')).toMatch(/^noindex/);
  });

  test('carries the same notice of a wrong address', async () => {
    const {tree} = await builtPage('/404.html');
    expect(select('body > .oc-load-failure', tree)).toBeDefined();
  });
});

describe('docs pages', () => {
  const docs = DOCS_ROUTES.filter(({kind}) => kind === 'docs');

  test('the table of contents has the headings of levels 2 and 3, in their order', async () => {
    for (const {path} of docs) {
      const {tree} = await builtPage(path);
      const headings = selectAll('.markdown :is(h2, h3)[id]', tree).map(
        ({properties}) => `#${String(properties['id'])}`,
      );
      const contents = select('[data-contents]', tree);
      const links = contents
        ? selectAll('a', contents).map((link) => attribute(link, 'href'))
        : [];
      expect({path, links}).toEqual({path, links: headings});
    }
  });

  test('a page says that its version is unreleased or old, and leads to the same page of the latest', async () => {
    for (const {path, version} of docs) {
      const {tree} = await builtPage(path);
      const banner = select('.theme-doc-version-banner', tree);
      if (version === LATEST) {
        expect({path, banner}).toEqual({path, banner: undefined});
        continue;
      }
      expect({path, text: banner && toString(banner)}).toEqual({
        path,
        text: expect.stringContaining(
          version === 'Next' ? 'not released' : 'no longer maintained',
        ) as unknown,
      });
      const link = banner && select('a', banner);
      expect(attribute(link, 'href')).toBe(
        new URL(
          wholeAddress(path.replace(/^\/docs\/(?:next|v[\d.]+x)\//u, '/docs/')),
        ).pathname,
      );
    }
  });

  test('a page wears the badge of its version', async () => {
    for (const {path, version} of docs) {
      const {tree} = await builtPage(path);
      const badge = select('.theme-doc-version-badge', tree);
      expect({path, badge: badge && toString(badge)}).toEqual({
        path,
        badge: expect.stringContaining(version ?? '') as unknown,
      });
    }
  });

  test('unlisted pages are in no sidebar', () => {
    const unlisted = DOCS_ROUTES.filter((route) => route.unlisted).map(
      ({path}) => new URL(wholeAddress(path)).pathname,
    );
    for (const {tree, route} of pages.values()) {
      const found = selectAll('#docs-menu a', tree)
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => unlisted.includes(href));
      expect({route, found}).toEqual({route, found: []});
    }
  });
});
