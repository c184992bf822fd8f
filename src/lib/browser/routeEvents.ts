/** Dispatched on the document after each route change of the application. */
export const ROUTE_EVENT = 'openchoreo:route';

/** The event's `detail`. */
export interface RouteChange {
  /**
   * Another page, or another place on the same page. `undefined` for the first
   * page, which the reader may have scrolled already, and for changes of only
   * the query.
   */
  readonly to: 'page' | 'place' | undefined;
}

/** Dispatched on the document if the next page couldn't be loaded. */
export const ROUTE_FAILED_EVENT = 'openchoreo:route-failed';

/**
 * The event's `detail`. The address bar already shows the requested page.
 * Neither function does anything once the reader has navigated elsewhere.
 */
export interface RouteFailure {
  readonly address: string;
  /** Restores the address of the page that is still shown. */
  readonly stay: () => void;
  /** Loads the requested page without the router. */
  readonly load: () => void;
}
