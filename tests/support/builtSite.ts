import {readFileSync} from 'node:fs';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {SITE} from '../../src/site/site';
import {now} from './address';
import {fileOf, SITE_DIR} from './routes';

export {at, BASE_URL, SITE_URL, wholeAddress} from './address';
export {SITE_DIR} from './routes';

/** A page of the built site with its source and its tree. */
export interface TestPage {
  /** Address without the base URL. */
  readonly route: string;
  readonly html: string;
  readonly tree: Root;
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
}

function readPage(route: string): TestPage {
  const html = readFileSync(fileOf(route), 'utf8');
  const tree = fromHtml(html);
  const title = select('title', tree);
  return {
    route,
    html,
    tree,
    title: (title ? toString(title) : '').replace(` | ${SITE.name}`, ''),
    description: metaOf(tree, 'description') ?? '',
  };
}

const pages = new Map(
  filesBelow(SITE_DIR)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?<=^|\/)index\.html$/u, '')}`)
    .map((route) => [route, readPage(route)]),
);

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
