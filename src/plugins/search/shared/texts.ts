/** What both the dialog and the search page say and link to; the specification has the words. */
export const ERROR_TITLE = 'Unable to fetch results';
export const ERROR_HELP = 'You might want to check your network connection.';
export const FALLBACK = "These results come from this site's own index.";
/** The longest query, on the page and in the dialog. */
export const QUERY_LENGTH = 512;
export const DIALOG_QUERY_LENGTH = 64;

export function countText(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * URL of the search page with a query.
 *
 * @param version - Left out if the page would show it anyway.
 */
export function searchPageUrl(
  baseUrl: string,
  query: string,
  version?: string,
): string {
  // Also mends lone surrogates, which URLs can't contain.
  const parameters = new URLSearchParams({
    ...(query !== '' && {q: query}),
    ...(version !== undefined && {version}),
  });
  return `${baseUrl}search/${parameters.size > 0 ? '?' : ''}${parameters}`;
}

/** A prefilled issue about missing results. */
export function missingResultsUrl(issuesUrl: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `No search results for "${query}"`,
    body: `I searched for:\n\n    ${query}\n\nI expected to find:\n`,
  });
  return `${issuesUrl}/new?${parameters}`;
}
