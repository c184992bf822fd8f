/** The star count. Its time limits are this site's own choice. */
export const STARS = {
  /** In local storage: the count, and when it was last asked for. */
  key: 'openchoreo.stars',
  askedKey: 'openchoreo.stars.asked',
  /** A stored count that is newer than this is not fetched again. */
  freshForMs: 3_600_000,
  /** A request that takes longer than this counts as refused. */
  patienceMs: 10_000,
  /** A count above this is invalid. */
  maximum: 10_000_000,
} as const;
