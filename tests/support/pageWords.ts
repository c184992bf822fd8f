/**
 * Reads titles, sections and other content from built pages, so that tests don't
 * depend on what writers change.
 */
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {BASE_URL, now} from './address';
import {htmlOf, ROUTES} from './routes';

const trees = new Map<string, Root>();

/** The tree of a built page, by its address without the base URL. */
function treeOf(route: string): Root {
  const tree = trees.get(route) ?? fromHtml(htmlOf(now(route)));
  trees.set(route, tree);
  return tree;
}

/** Ids of the elements of a built page that a selector finds. */
export function idsOf(route: string, selector: string): string[] {
  return selectAll(selector, treeOf(route)).map(({properties}) =>
    String(properties['id']),
  );
}

/** Ids of the sections of a built page in order. */
export function sectionsOf(route: string): string[] {
  return idsOf(route, '.markdown h2[id]');
}

/** The main heading of a built page. */
export function titleOf(route: string): string {
  const heading = select('main h1', treeOf(route));
  return heading ? toString(heading).trim() : '';
}

/**
 * Finds the first page with an element.
 *
 * @param selector - CSS selector for `hast-util-select`.
 * @param root - Start of the addresses to search.
 * @returns The address, with a slash at both ends.
 */
export function pageWith(selector: string, root = '/docs/'): string {
  // Only a page that has these is worth being parsed.
  const names = selector.match(/(?<=[.[])[\w-]+/gu) ?? [];
  const route = ROUTES.find(({path, unlisted}) => {
    if (!path.startsWith(root) || unlisted) return false;
    const html = htmlOf(path);
    const mayHave = names.every((name) => html.includes(name));
    return mayHave && select(selector, treeOf(path));
  });
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
