/**
 * Reads titles, sections and other content from built pages, so that tests don't
 * depend on what writers change.
 */

import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {BASE_URL, now} from './address';
import {ROUTES, SITE_DIR} from './routes';

const trees = new Map<string, Root>();

/** The tree of a built page, by its address with or without the leading slash. */
export function treeOf(route: string): Root {
  const known = trees.get(route);
  if (known) return known;
  const file = path.join(SITE_DIR, now(route), 'index.html');
  const tree = fromHtml(readFileSync(file, 'utf8'));
  trees.set(route, tree);
  return tree;
}

/** Ids of the elements of a built page that a selector finds. */
export function idsOf(route: string, selector: string): string[] {
  return selectAll(selector, treeOf(route)).map(({properties}) =>
    String(properties['id']),
  );
}

/** The main heading of a built page, and the ids of its sections in order. */
export function wordsOf(route: string) {
  const heading = select('main h1', treeOf(route));
  return {
    title: heading ? toString(heading).trim() : '',
    sections: idsOf(route, '.markdown h2[id]'),
  };
}

/** The main heading of a built page. */
export function titleOf(route: string): string {
  return wordsOf(route).title;
}

/** The text of a section's heading. */
export function sectionTitle(route: string, id: string): string {
  const heading = select(`.markdown [id="${id}"]`, treeOf(route));
  const words = heading?.children.filter(
    (child) => child.type !== 'element' || !('className' in child.properties),
  );
  return (words ?? [])
    .map((child) => toString(child))
    .join('')
    .trim();
}

/**
 * Finds the first page with an element.
 *
 * @param selector - CSS selector for `hast-util-select`.
 * @param root - Start of the addresses to search.
 * @returns The address, with a slash at both ends.
 */
export function pageWith(selector: string, root = '/docs/'): string {
  const route = ROUTES.find(
    ({path: one, unlisted}) =>
      one.startsWith(root) && !unlisted && select(selector, treeOf(one)),
  );
  if (route) return route.path;
  throw new Error(`No page below ${root} has ${selector}.`);
}

/**
 * Two documentation pages of the latest version from the footer, whose links are
 * below the fold and therefore not prefetched.
 */
export function footerPages(): readonly [string, string] {
  const [first, second] = selectAll('footer a[href]', treeOf('/docs/'))
    .map(({properties}) => String(properties['href']))
    .filter((href) => href.startsWith(`${BASE_URL}docs/`))
    .map((href) => href.slice(BASE_URL.length - 1))
    .filter((route) => /^\/docs\/(?!next\/)./u.test(route));
  if (first !== undefined && second !== undefined) return [first, second];
  throw new Error('The footer has links to fewer than two pages.');
}
