import {counted} from '../../../lib/text';
import {SITE_REPOSITORY} from '../../../site/site';
import {LATEST} from '../../../site/versions';

/** How many results there are, in words. */
export function countText(count: number): string {
  return count === 0 ? 'No results' : counted(count, 'result');
}

/** URL of the search page with a query in a docs version. */
export function searchPageUrl(
  baseUrl: string,
  query: string,
  version: string,
): string {
  // Also replaces lone surrogates, which URLs can't contain.
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== LATEST.name) parameters.set('version', version);
  return `${baseUrl}search/${parameters.size > 0 ? '?' : ''}${parameters}`;
}

/** A prefilled issue about missing results. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `No search results for "${query}"`,
    body: `I searched for:\n\n    ${query}\n\nI expected to find:\n`,
  });
  return `${SITE_REPOSITORY.issues}/new?${parameters}`;
}
