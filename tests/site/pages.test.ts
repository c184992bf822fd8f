import {findElements} from '../support/hastElements';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';

import {
  at,
  attribute,
  builtPage,
  PAGES,
  linkOf,
  metaOf,
  wholeAddress,
} from '../support/builtSite';
import {FOOTER} from '../../src/site/navigation';
import {SITE} from '../../src/site/site';
import {DOCS_ROUTES, LATEST, ROUTES} from '../support/routes';

describe.each(ROUTES)('$path', ({path, version, kind, unlisted}) => {
  test('is in English and has one level-1 heading', () => {
    const {tree} = builtPage(path);
    const html = select('html', tree);
    expect(attribute(html, 'lang')).toBe('en');
    expect(attribute(html, 'dir')).toBe('ltr');
    const headings = selectAll('h1', tree).map((heading) => toString(heading));
    expect(headings).toHaveLength(1);
    expect(headings[0]?.trim()).not.toBe('');
  });

  test('has a title and a description', () => {
    const {tree, title, description} = builtPage(path);
    expect(selectAll('head > title', tree)).toHaveLength(1);
    expect(title).not.toBe('');
    expect(description).not.toBe('');
  });

  test('has its own address as canonical and alternate address', () => {
    const {tree} = builtPage(path);
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

  test('has the right instructions for search engines', () => {
    const {tree} = builtPage(path);
    expect(select('meta[property=robots]', tree)).toBeUndefined();
    const robots = metaOf(tree, 'robots');
    if ((version ?? LATEST) !== LATEST) expect(robots).toMatch(/^noindex/);
    else if (unlisted || kind === 'search') expect(robots).toMatch(/^noindex/);
    else expect(robots).toBeUndefined();
  });

  test('has a notice about a wrong base URL, which only the style sheet hides', () => {
    const {tree} = builtPage(path);
    const notice = select('body > .load-failure', tree);
    expect(notice && toString(notice)).toContain(
      'Your site did not load properly',
    );
    expect(notice?.properties['hidden']).toBeUndefined();
  });
});

test('the footer has its groups of links, the sign and the copyright', () => {
  const {tree} = builtPage('/');
  const footer = select('footer.theme-layout-footer', tree);
  const words = footer && toString(footer);
  for (const {title, items} of FOOTER) {
    for (const name of [title, ...items.map(({label}) => label)]) {
      expect(words).toContain(name);
    }
  }
  expect(words).toContain(SITE.copyright);
  expect(select('img', footer)).toBeDefined();
});

test('the not-found page has one heading and a title, and is hidden from search engines', () => {
  const {tree, title} = builtPage('/404.html');
  expect(selectAll('h1', tree)).toHaveLength(1);
  expect(title).not.toBe('');
  expect(metaOf(tree, 'robots')).toMatch(/^noindex/);
  expect(select('body > .load-failure', tree)).toBeDefined();
});

describe('docs pages', () => {
  const docs = DOCS_ROUTES.filter(({kind}) => kind === 'docs');

  test('the table of contents has headings of the page in order', () => {
    for (const {path} of docs) {
      const {tree} = builtPage(path);
      const contents = select('.theme-doc-toc-desktop', tree);
      const links = contents
        ? selectAll('a', contents).map((link) => attribute(link, 'href'))
        : [];
      // Selecting headings takes twenty times as long.
      const headings = findElements(tree, ({tagName}) =>
        /^h[2-6]$/u.test(tagName),
      )
        .map(({properties}) => `#${String(properties['id'])}`)
        .filter((href) => links.includes(href));
      expect({path, links}).toEqual({path, links: headings});
    }
  });

  test('a page of an unreleased or old version says so and links to the latest version', () => {
    for (const {path, version} of docs) {
      const {tree} = builtPage(path);
      const banner = select('.theme-doc-version-banner', tree);
      if (version === LATEST) {
        expect({path, banner}).toEqual({path, banner: undefined});
        continue;
      }
      expect({path, text: banner && toString(banner)}).toEqual({
        path,
        text: expect.stringContaining(
          version === 'Next' ? 'unreleased' : 'no longer actively maintained',
        ) as unknown,
      });
      const link = banner && select('a', banner);
      const same = path.replace(/^\/docs\/(?:next|v[\d.]+x)\//u, '/docs/');
      const isThere = docs.some((route) => route.path === same);
      const targets = docs
        .filter((route) => route.version === LATEST)
        .map((route) => at(route.path));
      expect(isThere ? [at(same)] : targets).toContain(attribute(link, 'href'));
    }
  });

  test('a page has a badge with its version', () => {
    for (const {path, version} of docs) {
      const {tree} = builtPage(path);
      const badge = select('.theme-doc-version-badge', tree);
      expect({path, badge: badge && toString(badge)}).toEqual({
        path,
        badge: expect.stringContaining(version ?? '') as unknown,
      });
    }
  });

  test('unlisted pages are in no sidebar', () => {
    const unlisted = DOCS_ROUTES.filter((route) => route.unlisted).map(
      ({path}) => at(path),
    );
    for (const {tree, route} of PAGES.values()) {
      const found = selectAll('#docs-menu a', tree)
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => unlisted.includes(href) && href !== at(route));
      expect({route, found}).toEqual({route, found: []});
    }
  });
});
