/**
 * How well search must answer the kept queries in each docs version, and how
 * much it may weigh. `npm run search:score` prints the results next to these
 * goals and fails if one is missed.
 */
export const SEARCH_GOALS = {
  /** Share of queries whose first row is on an answering page. */
  recall1: 0.94,
  /** Share of queries with an answering page among the first five. */
  recall5: 0.99,
  /** Share of queries with an answering section among the first five rows. */
  success5: 0.94,
  /** Normalized discounted cumulative gain of the first five rows. */
  ndcg5: 0.9,
  /**
   * Share of queries with an answering page among the first five rows that are
   * shown before the text is loaded.
   */
  early5: 0.8,
  /** Brotli kilobytes of all that the first results need: code and outline. */
  firstResultsKb: 30,
  /** Brotli bytes of an index per word of text. */
  bytesPerWord: 2,
} as const;
