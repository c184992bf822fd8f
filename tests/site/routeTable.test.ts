import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {select} from 'hast-util-select';
import {beforeAll, expect, test} from 'vitest';
import * as z from 'zod';

import {filesOfPage} from '../../scripts/size/weighPage';
import {DOCS_ROUTE, DOCS_VERSIONS} from '../../src/site/versions';
import {
  BASE_URL,
  SITE_DIR,
  builtPages,
  type TestPage,
} from '../support/builtSite';

const SCRIPTS = path.join(SITE_DIR, 'assets/js');

/** Scripts that draw a page, beside those of all pages of its kind. */
const OWN_SCRIPTS = 3;

const pageRoutes = z.record(
  z.string(),
  z.object({chunks: z.record(z.string(), z.object({id: z.unknown()}))}),
);

let pages: readonly TestPage[];
let main: string;

beforeAll(async () => {
  pages = [...(await builtPages()).values()].filter(
    ({kind}) => kind === 'docs' || kind === 'category',
  );
  main = readdirSync(SCRIPTS)
    .filter((name) => /^(?:main|runtime~main)\./u.test(name))
    .map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8'))
    .join('\n');
});

/** Names of the chunks that only one page has. */
function chunksOf({tree}: TestPage): string[] {
  const own = select('script[data-page]', tree)?.properties['dataPage'];
  if (typeof own !== 'string') return [];
  return Object.values(pageRoutes.parse(JSON.parse(own))).flatMap(({chunks}) =>
    Object.keys(chunks),
  );
}

test('every page of the documentation brings its own route', () => {
  const without = pages.filter((page) => chunksOf(page).length === 0);
  expect(without.map(({route}) => route)).toEqual([]);
  expect(pages.length).toBeGreaterThan(70);
});

test('no script of every page names the chunk of a single page', () => {
  const named = pages
    .flatMap(chunksOf)
    .filter((name) => main.includes(JSON.stringify(name)));
  expect(named).toEqual([]);
  expect(main).not.toBe('');
});

test('no script of every page lists the pages of the documentation, but the main ones', () => {
  const mainPages = DOCS_VERSIONS.map(({path: version}) =>
    path.posix.join('/', DOCS_ROUTE, version),
  );
  const listed = pages
    .map(({route}) => route.replace(/\/$/u, ''))
    .filter((route) => main.includes(`${route}"`));
  expect(listed.sort()).toEqual(mainPages.sort());
});

test('a page names all scripts that draw it, and few', () => {
  for (const {route, html} of pages) {
    const {application} = filesOfPage(html, BASE_URL);
    const names = application.map((file) =>
      path.basename(file).replace(/\..*$/u, ''),
    );
    expect(names.slice(0, 2), route).toEqual(['main', 'docs']);
    expect(names.length, route).toBeLessThanOrEqual(2 + OWN_SCRIPTS);
  }
});
