/** Numbers of the specification, section 9, each with its unit. */

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
  freshForMs: 60 * 60 * 1000,
  /** A count above this is taken for garbage. */
  maximum: 10_000_000,
} as const;
