/** Texts of both the dialog and the search page; the specification has their words. */
export const ERROR_TITLE = 'Unable to fetch results';
export const ERROR_HELP = 'You might want to check your network connection.';
export const FALLBACK = "These results come from this site's own index.";

export function countText(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * URL of the search page with a query.
 *
 * @param baseUrl - Starts and ends with a slash.
 * @param version - Left out if the page would show it anyway.
 */
export function searchPageUrl(
  baseUrl: string,
  query: string,
  version?: string,
): string {
  // Also mends lone surrogates, which URLs can't contain.
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== undefined) parameters.set('version', version);
  const text = parameters.toString();
  return `${baseUrl}search/${text === '' ? '' : `?${text}`}`;
}

/** A prefilled issue about missing results. */
export function missingResultsUrl(issuesUrl: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `No search results for "${query}"`,
    body: `I searched for:\n\n    ${query}\n\nI expected to find:\n`,
  });
  return `${issuesUrl}/new?${parameters.toString()}`;
}
