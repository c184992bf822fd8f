import {existsSync} from 'node:fs';

import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {FOOTER} from '../../src/site/navigation';
import {SITE} from '../../src/site/site';
import {LATEST} from '../../src/site/versions';
import {
  at,
  attribute,
  builtPage,
  linkOf,
  metaOf,
  SITE_DIR,
  wholeAddress,
} from '../support/builtSite';
import {DOCS_ROUTES, ROUTES} from '../support/routes';

const pages = ROUTES.map((route) => ({...route, ...builtPage(route.path)}));

type Page = (typeof pages)[number];

/** Addresses of the pages for which a statement is wrong. */
const unless = (isRight: (page: Page) => boolean): string[] =>
  pages.filter((page) => !isRight(page)).map(({path}) => path);

test('every page is in English and has one heading, a title and a description', () => {
  const wrong = unless(({tree, title, description}) => {
    const [heading, ...others] = selectAll('h1', tree);
    return (
      select('html[lang=en][dir=ltr]', tree) !== undefined &&
      heading !== undefined &&
      toString(heading).trim() !== '' &&
      others.length === 0 &&
      title !== '' &&
      description !== ''
    );
  });
  expect(wrong).toEqual([]);
});

test('every page has its own address as canonical and alternate address', () => {
  const wrong = unless(({tree, path}) =>
    ['[rel=canonical]', '[hreflang=en]', '[hreflang=x-default]'].every(
      (link) => linkOf(tree, link) === wholeAddress(path),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no two pages of one version have the same description', () => {
  const found = new Map<string, string>();
  const same = pages.filter(({description, version = LATEST.label, path}) => {
    const key = `${version}: ${description}`;
    const isNew = !found.has(key);
    if (isNew) found.set(key, path);
    return !isNew;
  });
  expect(same.map(({path}) => path)).toEqual([]);
});

test('every page with a Markdown copy announces it', () => {
  const wrong = unless(
    ({tree, path}) =>
      (linkOf(tree, '[type="text/markdown"]') === 'index.md') ===
      existsSync(`${SITE_DIR}${path}index.md`),
  );
  expect(wrong).toEqual([]);
});

test('only listed pages of the latest version may be indexed', () => {
  const wrong = unless(({tree, version, unlisted, kind}) => {
    const isIndexed = metaOf(tree, 'robots')?.startsWith('noindex') !== true;
    const isLatest = (version ?? LATEST.label) === LATEST.label;
    return isIndexed === (isLatest && !unlisted && kind !== 'search');
  });
  expect(wrong).toEqual([]);
});

test('pages of other versions are not indexed, but their links are followed', () => {
  const wrong = unless(
    ({tree, version, unlisted}) =>
      unlisted ||
      (version ?? LATEST.label) === LATEST.label ||
      metaOf(tree, 'robots') === 'noindex, follow',
  );
  expect(wrong).toEqual([]);
});

test('every page has a notice about a wrong base URL, which only the style sheet hides', () => {
  const wrong = unless(({tree}) => {
    const notice = select('body > .load-failure:not([hidden])', tree);
    const words = notice ? toString(notice) : '';
    return words.includes('Your site did not load properly');
  });
  expect(wrong).toEqual([]);
});

test('the footer has its groups of links, the sign and the copyright', () => {
  const footer = select('footer.theme-layout-footer', builtPage('/').tree);
  const words = footer && toString(footer);
  for (const {title, items} of FOOTER) {
    for (const name of [title, ...items.map(({label}) => label)]) {
      expect(words).toContain(name);
    }
  }
  expect(words).toContain(SITE.copyright);
  expect(select('img', footer)).toBeDefined();
});

test('the contents of a page are headings of levels 2 and 3, in order', () => {
  for (const {path, tree} of pages) {
    const links = selectAll('.theme-doc-toc-desktop a', tree).map((link) =>
      attribute(link, 'href'),
    );
    const headings: string[] = [];
    // Selecting headings takes twenty times as long.
    visit(tree, 'element', ({tagName, properties: {id}}) => {
      if (/^h[23]$/u.test(tagName)) headings.push(`#${String(id)}`);
    });
    const inContents = headings.filter((href) => links.includes(href));
    expect({path, links}).toEqual({path, links: inContents});
  }
});

test('no listed page and no sidebar leads to an unlisted page', () => {
  const unlisted = DOCS_ROUTES.filter((route) => route.unlisted).map(({path}) =>
    at(path),
  );
  for (const {tree, path, unlisted: isUnlisted} of pages) {
    // They may lead to one another, but not in their sidebar.
    const found = selectAll(isUnlisted ? '#docs-menu a' : 'a', tree)
      .map((link) => attribute(link, 'href')?.replace(/#.*/u, '') ?? '')
      .filter((href) => unlisted.includes(href) && href !== at(path));
    expect({path, found}).toEqual({path, found: []});
  }
});
