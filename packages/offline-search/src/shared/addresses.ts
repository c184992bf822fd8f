/** The search page, below the base URL. */
export const SEARCH_ROUTE = 'search/';

/** Query parameter for the docs version on the search page. */
export const VERSION_PARAMETER = 'version';

/**
 * URL of the search page with a query.
 *
 * @param version - Omitted if the page would show it anyway.
 */
export function searchPageUrl(
  baseUrl: string,
  query: string,
  version?: string,
): string {
  // Also fixes lone surrogates, which URLs can't contain.
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== undefined) parameters.set(VERSION_PARAMETER, version);
  const text = parameters.toString();
  return `${baseUrl}${SEARCH_ROUTE}${text === '' ? '' : `?${text}`}`;
}

/** A prefilled issue about missing results. */
export function missingResultsUrl(issuesUrl: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `No search results for "${query}"`,
    body: `I searched for:\n\n    ${query}\n\nI expected to find:\n`,
  });
  return `${issuesUrl}/new?${parameters.toString()}`;
}

/**
 * The URL of a hit: on the current host for pages of this site, even if a crawler
 * recorded another; unchanged for other sites.
 *
 * @param siteUrl - The site's own URL, as crawlers know it.
 */
export function hitUrl(url: string, siteUrl: string, origin: string): string {
  const parsed = new URL(url, origin);
  if (parsed.origin !== siteUrl && parsed.origin !== origin) return parsed.href;
  return parsed.pathname + parsed.search + parsed.hash;
}
