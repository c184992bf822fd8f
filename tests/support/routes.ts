/**
 * Reads the pages of the built site from its files, so that tests don't depend on
 * which pages there are.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {DOCS_VERSIONS} from '../../src/site/versions';

/** Folder of the site under test; a site with another base URL has its own. */
export const SITE_DIR = path.resolve(process.env['TEST_SITE_DIR'] ?? 'build');

/** What renders a page, by a class that the framework sets on the document. */
const KINDS = {
  'docs-doc-id-': 'docs',
  'docs-doc-page': 'category',
  'plugin-docs': 'tags',
  'blog-post-page': 'post',
  'plugin-blog': 'blog',
  'search-page-wrapper': 'search',
  'plugin-pages': 'page',
} as const;

/** A page that the framework rendered, so no redirect, not-found page or plain file. */
export interface Route {
  /** Address without the base URL. */
  readonly path: string;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  /** Label of its docs version. */
  readonly version: string | undefined;
  readonly unlisted: boolean;
}

if (!existsSync(SITE_DIR)) {
  throw new Error(`${SITE_DIR} is missing. Run "npm run build" first.`);
}

/** Addresses of all HTML files, without the base URL. */
export const ADDRESSES: readonly string[] = filesBelow(SITE_DIR)
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(?<=^|\/)index\.html$/u, '')}`);

/** The HTML of an address. */
export function htmlOf(address: string): string {
  const file = address.replace(/\/$/u, '/index.html');
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}

export const ROUTES: readonly Route[] = ADDRESSES.flatMap((address) => {
  const html = htmlOf(address);
  const [, classes = ''] = /<html[^>]*\bclass="([^"]*)"/u.exec(html) ?? [];
  const found = Object.entries(KINDS).find(([name]) => classes.includes(name));
  if (!found) return [];
  const [, name] = /docs-version-(\S+)/u.exec(classes) ?? [];
  return {
    path: address,
    kind: found[1],
    version: DOCS_VERSIONS.find((version) => version.name === name)?.label,
    unlisted: html.includes('theme-unlisted-banner'),
  };
});

export const DOCS_ROUTES: readonly Route[] = ROUTES.filter(
  ({version}) => version !== undefined,
);

/** An address without a page. */
export const NOT_FOUND_PATH = '/no-such-page/';
