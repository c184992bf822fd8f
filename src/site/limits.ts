/**
 * The numbers in docs-dev/promises.md, each with its unit. They are literals
 * because bundlers can't drop an unused object with computed values.
 */

/** Maximum width of the phone layout in CSS pixels. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** Heading levels in the table of contents. */
export const TOC_HEADING_LEVELS = {min: 2, max: 3} as const;

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
