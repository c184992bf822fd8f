/**
 * Name of a route's module that draws what the HTML of its page holds already.
 * On the page as the build wrote it, the route is given `true` instead, and
 * reads its HTML.
 */
export const WRITTEN_MODULE = 'written';
