/** What search says. DocSearch's words where the specification names them. */
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
  storedSearches: 'Stored searches',
  waiting: 'Searching…',
  noResults: 'No results for',
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
  slow: 'The search service is slow. These results come from this site.',
  fallback: 'These results come from this site.',
  partial:
    'The text of the pages could not be loaded: only titles are searched.',
  more: 'Show more results',
  pageTitle: 'Search the documentation',
  pageHint: 'Type a word, a kind, a field path or a command.',
} as const;

export function seeAllText(count: number): string {
  return `See all ${count} results`;
}

/** Specification, section 8, "No results". */
export function noResultsText(query: string): string {
  return `${TEXTS.noResults} "${query}"`;
}

/** What is announced and, on the page, shown above the results. */
export function countText(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

export function pageTitleText(query: string): string {
  return query === '' ? TEXTS.pageTitle : `Search results for “${query}”`;
}
