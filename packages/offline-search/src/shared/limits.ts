/**
 * The numbers of search, each with its unit. They are literals because bundlers
 * can't drop an unused object with computed values.
 */

/**
 * Maximum length of the search dialog's input, in UTF-16 units. A selection that
 * becomes the query is cut to this length too.
 */
export const DIALOG_INPUT_MAX = 64;

/** Limits and delays of search. */
export const SEARCH = {
  hitsPerPage: 20,
  resultsPerGroup: 5,
  /** The same, if other pages also have results. */
  resultsBesideOthers: 2,
  /** Rows among which better matches of the text are offered. */
  bestRows: 5,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  /** Screens up to this width get the narrow snippet. */
  narrowScreenPx: 768,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
  favoriteSearches: 10,
  /** Milliseconds before the dialog says that it is still searching. */
  stallThresholdMs: 300,
  /**
   * Milliseconds after loading began for which the text of the pages is waited for
   * before titles alone answer, so that one list is usually the only one.
   */
  textPatienceMs: 300,
  /** Maximum length of any other search input, in UTF-16 units. */
  inputMax: 512,
  suggestions: 3,
} as const;

/** The hosted search provider's client. */
export const HOSTED_SEARCH = {
  /** Milliseconds for which a host that failed gets no requests. */
  hostDownMs: 120_000,
  /**
   * Milliseconds after which results of the embedded search are shown while the
   * hosted search hasn't answered.
   */
  patienceMs: 2000,
  /** Milliseconds for which searches don't wait for a provider that failed. */
  breakerMs: 30_000,
} as const;
