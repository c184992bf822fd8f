/**
 * Numbers of the specification, section 9, each with its unit. None is computed:
 * bundlers do not leave out an object whose numbers they would have to compute.
 */

/** The phone layout reaches up to and including this width, in CSS pixels. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** Heading levels in the table of contents. */
export const TOC_HEADING_LEVELS = {min: 2, max: 3} as const;

/** Milliseconds before a page that is being loaded says so. */
export const LOADING_DELAY_MS = 200;

/** The thin bar at the top while a route loads. */
export const PROGRESS_BAR = {
  /** Milliseconds after the change of route. */
  startDelayMs: 200,
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  animationSpeedMs: 200,
  showSpinner: false,
} as const;

/** The star count; its key and times are decided for this site. */
export const STARS = {
  storageKey: 'openchoreo.stars',
  /** A stored count younger than this is not fetched again. */
  freshForMs: 3_600_000,
  /** An answer that takes longer than this counts as refused. */
  patienceMs: 10_000,
  /** A count above this is taken for garbage. */
  maximum: 10_000_000,
} as const;

/** UTF-16 units that the search dialog's field takes. */
export const DIALOG_INPUT_MAX = 64;

/** Search. Section 9, and section 4 for the states. */
export const SEARCH = {
  hitsPerPage: 20,
  /** Rows that one group shows. */
  resultsPerGroup: 5,
  /** Words of a snippet. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  /** Screens up to and including this width get the short snippet. */
  narrowScreenPx: 768,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
  favoriteSearches: 10,
  /** Milliseconds before the dialog says that it is still searching. */
  stallThresholdMs: 300,
  /** Also the cut of a selection that becomes the query. */
  dialogInputMax: DIALOG_INPUT_MAX,
  /** UTF-16 units that any other search field takes. */
  inputMax: 512,
  suggestions: 3,
} as const;

/** The hosted search provider's client. Section 9. */
export const HOSTED_SEARCH = {
  /** Milliseconds for which a host that failed is not asked. */
  hostDownMs: 120_000,
  connectTimeoutMs: 1000,
  readTimeoutMs: 2000,
  writeTimeoutMs: 30_000,
  /**
   * Milliseconds after the query before the embedded answer is shown while the
   * hosted one is still awaited. Decided for this site.
   */
  patienceMs: 2000,
  /** Milliseconds for which a failed provider is not waited for again. */
  breakerMs: 30_000,
  viewedItemsDebounceMs: 400,
  viewedItemsChunk: 20,
} as const;
