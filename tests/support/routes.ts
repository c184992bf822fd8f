/**
 * Reads the pages of the built site from its files, so that tests don't depend on
 * which pages there are.
 */

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {DOCS_VERSIONS} from '../../src/site/versions';

export {LATEST, VERSIONS} from './versions';

/** Folder of the site under test; a site with another base URL has its own. */
export const SITE_DIR = path.resolve(process.env['TEST_SITE_DIR'] ?? 'build');

/** What renders a page. */
export type PageKind =
  | 'docs'
  | 'category'
  | 'tags'
  | 'post'
  | 'blog'
  | 'search'
  | 'page'
  | 'landing';

/** Classes that the framework sets on the document, depending on the page. */
const CLASSES: readonly (readonly [RegExp, PageKind])[] = [
  [/^docs-doc-id-/u, 'docs'],
  [/^docs-doc-page$/u, 'category'],
  [/^plugin-docs$/u, 'tags'],
  [/^blog-post-page$/u, 'post'],
  [/^plugin-blog$/u, 'blog'],
  [/^search-page-wrapper$/u, 'search'],
  [/^plugin-pages$/u, 'page'],
];

/** A page that the framework rendered, so no redirect, not-found page or plain file. */
export interface Route {
  /** Address without the base URL. */
  readonly path: string;
  readonly kind: PageKind;
  /** Label of its docs version. */
  readonly version?: string;
  readonly unlisted: boolean;
}

function routeOf(file: string, html: string): Route | undefined {
  const head = /<html[^>]*\bclass="(?<classes>[^"]*)"/u.exec(html)?.groups;
  const classes = head?.['classes'] ?? '';
  const names = classes.split(' ');
  const kind = CLASSES.find(([name]) =>
    names.some((one) => name.test(one)),
  )?.[1];
  if (kind === undefined) return undefined;
  const version = /docs-version-(?<name>\S+)/u.exec(classes)?.groups?.['name'];
  const label = DOCS_VERSIONS.find(({name}) => name === version)?.label;
  const path = addressOf(file);
  return {
    path,
    kind: path === '/' ? 'landing' : kind,
    ...(label !== undefined && {version: label}),
    unlisted: html.includes('theme-unlisted-banner'),
  };
}

function htmlFiles(): string[] {
  if (!existsSync(SITE_DIR)) {
    throw new Error(`${SITE_DIR} is missing. Run "npm run build" first.`);
  }
  return filesBelow(SITE_DIR).filter((file) => file.endsWith('.html'));
}

/** The address of a file, without the base URL. */
function addressOf(file: string): string {
  return `/${file.replace(/(?<=^|\/)index\.html$/u, '')}`;
}

/** The file of an address, absolute. */
export function fileOf(address: string): string {
  return path.join(SITE_DIR, address.replace(/\/$/u, '/index.html'));
}

export const ROUTES: readonly Route[] = htmlFiles().flatMap(
  (file) =>
    routeOf(file, readFileSync(path.join(SITE_DIR, file), 'utf8')) ?? [],
);

/**
 * All other HTML files that the build writes, except for the not-found page:
 * redirects, and lists of schemas.
 */
export const OTHER_PAGES: readonly string[] = htmlFiles()
  .filter((file) => file !== '404.html')
  .map(addressOf)
  .filter((address) => !ROUTES.some((route) => route.path === address));

export const DOCS_ROUTES: readonly Route[] = ROUTES.filter(
  ({version}) => version !== undefined,
);

/** Posts, newest last. */
export const POSTS: readonly Route[] = ROUTES.filter(
  ({kind}) => kind === 'post',
);

/** An address without a page. */
export const NOT_FOUND_PATH = '/no-such-page/';
