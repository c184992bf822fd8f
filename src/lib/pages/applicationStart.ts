/**
 * The meta element by which a page says when the application starts; without
 * it, the application starts when the page is idle.
 *
 * - `at-once`: the page has components that react to the reader.
 * - `never`: the page is complete without the application.
 */
export const APPLICATION_START = 'application-start';
