import redirects from './redirects.json';

/** A previously published address, and where its content is now. */
export interface Redirect {
  /** Without the base URL; starts and ends with a slash. */
  readonly from: string;
  /** The same, plus an anchor if the content is now a part of a page. */
  readonly to: string;
}

/** The list of addresses that must keep working, from the root of the repository. */
export const PUBLISHED_FILE = 'published-addresses.txt';

/**
 * Old addresses, in `redirects.json`. If you move or remove a page, add its
 * address there; otherwise the build fails. The target must be a page, never
 * another old address.
 */
export const REDIRECTS: readonly Redirect[] = redirects;
