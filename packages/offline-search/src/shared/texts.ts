import {SEARCH} from './limits';

/** The texts of search. DocSearch's wording where docs-dev/promises.md requires it. */
export const TEXTS = {
  label: 'Search',
  placeholder: 'Search docs',
  clear: 'Clear the query',
  cancel: 'Cancel',
  recent: 'Recent',
  favorite: 'Favorite',
  noRecent: 'No recent searches',
  save: 'Save this search',
  removeRecent: 'Remove this search from history',
  removeFavorite: 'Remove this search from favorites',
  results: 'Search results',
  storedSearches: 'Recent and favorite searches',
  waiting: 'Searching…',
  noResults: 'No results for',
  corrected: 'Showing results for',
  trySearchingFor: 'Try searching for:',
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Try again',
  select: 'to select',
  navigate: 'to navigate',
  close: 'to close',
  embeddedFooter: 'Search runs in your browser.',
  hostedFooter: 'Search by Algolia',
  slow: "The search service is slow to respond. These results come from this site's own index.",
  fallback: "These results come from this site's own index.",
  textAwaited: 'Titles so far; the text is still loading…',
  textSearched: 'The text has no better match.',
  partial: "Page text couldn't be loaded, so only titles are searched.",
  more: 'Show more results',
  pageTitle: 'Search the documentation',
  pageHint: 'Enter a word, kind, field path or command.',
} as const;

export function seeAllText(count: number): string {
  return `See all ${count} results`;
}

/** Above results for a pasted text that is longer than the field. */
export function pastedText(length: number): string {
  return length < SEARCH.inputMax
    ? `Searched for all ${length} characters of the pasted text.`
    : `Searched for the first ${length} characters of the pasted text.`;
}

/** On a button that shows the list with the matches of the text. */
export function betterText(count: number): string {
  return `Better matches: ${count}`;
}

/** Shown if nothing was found. */
export function noResultsText(query: string): string {
  return `${TEXTS.noResults} "${query}"`;
}

export function countText(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

export function pageTitleText(query: string): string {
  return query === '' ? TEXTS.pageTitle : `Search results for “${query}”`;
}
