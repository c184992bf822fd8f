import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {SITE} from '../../src/site/site';
import {now} from './address';
import {ADDRESSES, htmlOf, SITE_DIR} from './routes';

export {at, BASE_URL, SITE_URL, wholeAddress} from './address';
export {SITE_DIR} from './routes';

function readPage(route: string) {
  const tree = fromHtml(htmlOf(route));
  const title = select('title', tree);
  return {
    /** Address without the base URL. */
    route,
    tree,
    /** Without the name of the site. */
    title: (title ? toString(title) : '').replace(` | ${SITE.name}`, ''),
    description: metaOf(tree, 'description') ?? '',
  };
}

/** All HTML files of the built site, by their address without the base URL. */
export const PAGES = new Map(
  ADDRESSES.map((route) => [route, readPage(route)]),
);

/** Finds a page by its address without the base URL, or fails. */
export function builtPage(route: string) {
  const page = PAGES.get(now(route));
  if (page) return page;
  throw new Error(`${SITE_DIR} has no page ${route}. Run "npm run build".`);
}

/** The value of an attribute as text; `undefined` if it is absent. */
export function attribute(
  node: Element | undefined,
  name: string,
): string | undefined {
  return node?.properties[name]?.toString();
}

/** The content of a `meta` element, which a page can have only once. */
export function metaOf(tree: Root, name: string): string | undefined {
  const found = selectAll(`meta[name="${name}"]`, tree);
  if (found.length > 1) {
    throw new Error(`The page has <meta name="${name}"> more than once.`);
  }
  return attribute(found[0], 'content');
}

/** The address of a `link` element. */
export function linkOf(tree: Root, selector: string): string | undefined {
  return attribute(select(`link${selector}`, tree), 'href');
}
