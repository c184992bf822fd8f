import {readFileSync} from 'node:fs';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';

import {readPages} from '../../src/plugins/after-build/node/readPages';
import type {BuiltPage} from '../../src/plugins/after-build/shared/builtPage';

import {now} from './address';
import {SITE_DIR} from './routes';

export {at, BASE_URL, SITE_URL, wholeAddress} from './address';
export {SITE_DIR} from './routes';

/** A page of the built site with its source and its tree. */
export interface TestPage extends BuiltPage {
  readonly html: string;
  readonly tree: Root;
}

const pages = new Map<string, TestPage>();

await readPages(SITE_DIR, (page, tree) => {
  const html = readFileSync(page.file, 'utf8');
  pages.set(page.route, {...page, html, tree});
});

/** All HTML files of the built site, by their address without the base URL. */
export const PAGES: ReadonlyMap<string, TestPage> = pages;

/** Finds a page by its address without the base URL, or fails. */
export function builtPage(route: string): TestPage {
  const page = PAGES.get(now(route));
  if (page) return page;
  throw new Error(`${SITE_DIR} has no page ${route}. Run "npm run build".`);
}

/** The value of an attribute as text; `undefined` if it is absent. */
export function attribute(
  node: Element | undefined,
  name: string,
): string | undefined {
  const value = node?.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined;
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
