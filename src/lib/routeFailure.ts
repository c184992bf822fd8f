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
