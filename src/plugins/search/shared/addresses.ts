import {SITE_REPOSITORY} from '../../../site/site';

/** Where the search page is, below the base URL. */
export const SEARCH_ROUTE = 'search/';

/** Name of the docs version in the search page's address. */
export const VERSION_PARAMETER = 'version';

/**
 * Address of the search page with a query.
 *
 * @param version - Left out when it is the one that the page shows anyway.
 */
export function searchPageUrl(
  baseUrl: string,
  query: string,
  version?: string,
): string {
  // Also mends halves of surrogate pairs, which no address can hold.
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== undefined) parameters.set(VERSION_PARAMETER, version);
  const text = parameters.toString();
  return `${baseUrl}${SEARCH_ROUTE}${text === '' ? '' : `?${text}`}`;
}

/** A prefilled issue about results that are missing. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: `I searched for:\n\n    ${query}\n\nI expected to find:\n`,
  });
  return `${SITE_REPOSITORY.issues}/new?${parameters.toString()}`;
}

/**
 * Where a hit leads: pages of this site on the host that is being read, even if
 * a crawler recorded another; other sites as they are.
 *
 * @param siteUrl - The site's own address, as crawlers know it.
 */
export function hitUrl(url: string, siteUrl: string, origin: string): string {
  const parsed = new URL(url, origin);
  if (parsed.origin !== siteUrl && parsed.origin !== origin) return parsed.href;
  return parsed.pathname + parsed.search + parsed.hash;
}
