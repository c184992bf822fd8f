/** Dispatched on the document by the application after each change of route. */
export const ROUTE_EVENT = 'openchoreo:route';

/** The event's `detail`. */
export interface RouteChange {
  /**
   * Another page, another place on it, or neither: the first page, which the
   * reader may have scrolled by now, and changes of the query alone.
   */
  readonly to: 'page' | 'place' | undefined;
}

/** Dispatched on the document when the next page could not be loaded. */
export const ROUTE_FAILED_EVENT = 'openchoreo:route-failed';

/**
 * The event's `detail`. The browser's address shows the page that was asked
 * for already. Neither call does anything once the reader has gone elsewhere.
 */
export interface RouteFailure {
  readonly address: string;
  /** Gives the browser the address of the page that is shown back. */
  readonly stay: () => void;
  /** Loads the page as a whole. */
  readonly load: () => void;
}
