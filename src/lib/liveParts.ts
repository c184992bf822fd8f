/**
 * An element around a part of a page that reacts to the reader by code of its
 * own. Empty until the application has taken the part over, then `on`.
 */
export const LIVE_ATTRIBUTE = 'data-live';

/** Dispatched on that element once the application has taken it over. */
export const LIVE_EVENT = 'openchoreo:live';
