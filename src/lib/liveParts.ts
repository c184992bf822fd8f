/**
 * Marks an element around an interactive part of a page. Empty until the
 * application has hydrated the part, then `on`.
 */
export const LIVE_ATTRIBUTE = 'data-live';

/** Dispatched on that element once the application has hydrated it. */
export const LIVE_EVENT = 'openchoreo:live';
