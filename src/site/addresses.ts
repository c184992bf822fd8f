import redirects from './redirects.json';
import {
  DOCS_ROUTE,
  docsVersionByName,
  docsVersionOfRoute,
  LATEST_VERSION,
} from './versions';

/** A previously published address, and where its content is now. */
export interface Redirect {
  /** Without the base URL; starts and ends with a slash. */
  readonly from: string;
  /** The same, plus an anchor if the content is now a part of a page. */
  readonly to: string;
}

/**
 * Old addresses, in `redirects.json`. If you move or remove a page, add its
 * address there. The target must be a page, never another old address.
 */
export const REDIRECTS: readonly Redirect[] = redirects;

/**
 * The address of a page of the latest version that stays valid when a newer
 * version takes over `/docs/`.
 *
 * @returns `undefined` for any other page.
 */
export function pinnedAddress(route: string): string | undefined {
  const latest = docsVersionByName(LATEST_VERSION);
  if (docsVersionOfRoute(route) !== latest) return undefined;
  const root = `/${DOCS_ROUTE}/`;
  return route.replace(root, `${root}${latest.slug}/`);
}

/** All redirects but those of `pinnedAddress`: moved pages are pinned too. */
export function movedAddresses(): Redirect[] {
  return REDIRECTS.flatMap(({from, to}) =>
    [from, pinnedAddress(from) ?? []].flat().map((old) => ({from: old, to})),
  );
}
