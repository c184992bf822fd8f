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
