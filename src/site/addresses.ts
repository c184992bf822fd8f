import * as z from 'zod';

import {readTyped} from '../content-errors/readTyped';
import {DOCS_ROUTE, docsVersionOfRoute, LATEST} from './versions';

/** Stands for the site in addresses that have no host. */
export const OWN_ORIGIN = 'http://own.invalid';

/**
 * Reads an address as a browser does.
 *
 * @param page - Address of the page that has it, without the base URL.
 * @returns `undefined` for one that can't be read: `http://<ip>`, `#50%`.
 */
export function readAddress(address: string, page = '/') {
  try {
    const {origin, pathname, hash} = new URL(address, OWN_ORIGIN + page);
    return {origin, pathname, anchor: decodeURIComponent(hash.slice(1))};
  } catch {
    return undefined;
  }
}

const address = z.string().startsWith('/', 'the address begins with a slash');
/** Moved and removed pages, from the root of the repository. */
export const REDIRECTS_FILE = 'src/site/redirects.json';

export const redirectsFile = z.array(
  z.strictObject({from: address, to: address}),
);
export type Redirect = Readonly<z.infer<typeof redirectsFile>[number]>;

/**
 * Previously published addresses, and where their content is now. If you move or
 * remove a page, add its address to `redirects.json`: both without the base URL, the
 * target with an anchor if it is a part of a page, and never another old address.
 */
export function readRedirects(siteDir: string): readonly Redirect[] {
  return readTyped(siteDir, REDIRECTS_FILE, redirectsFile)?.data ?? [];
}

/**
 * The address of a page of the latest version that stays valid when a newer
 * version takes over `/docs/`.
 *
 * @returns `undefined` for any other page.
 */
export function pinnedAddress(route: string): string | undefined {
  if (docsVersionOfRoute(route) !== LATEST) return undefined;
  const root = `/${DOCS_ROUTE}/`;
  return route.replace(root, `${root}${LATEST.slug}/`);
}

/** All redirects but those of `pinnedAddress`: moved pages are pinned too. */
export function movedAddresses(siteDir: string): Redirect[] {
  const redirects = [...readRedirects(siteDir)];
  for (const {from, to} of readRedirects(siteDir)) {
    const pinned = pinnedAddress(from);
    if (pinned !== undefined) redirects.push({from: pinned, to});
  }
  return redirects;
}
