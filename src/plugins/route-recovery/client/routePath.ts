import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {canonicalPath, isReadablePath} from '../../../lib/address';

/** Where the build draws the not-found page. */
const NOT_FOUND = `${siteConfig.baseUrl}404.html`;

/**
 * Whether a page is drawn there: a route that only holds others draws none. The
 * router takes `/DOCS/` for `/docs/`, for which a host has no page.
 */
function isPage(path: string): boolean {
  const {route, match} = matchRoutes(routes, path).at(-1) ?? {};
  return (
    typeof route?.path === 'string' &&
    !route.routes &&
    withoutSlash(route.path) === withoutSlash(match?.url ?? '')
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/u, '');
}

/**
 * The path whose route is shown at an address. For an unknown address, it is the
 * path for which the build rendered the not-found page: below the routes of the
 * documentation, the framework would render a different page and title.
 *
 * @param pathname - As the browser or the router has it, decoded or not.
 */
export function routePath(pathname: string): string {
  const path = canonicalPath(pathname);
  const spellings = isReadablePath(path) ? [path, decodeURI(path)] : [path];
  return spellings.find(isPage) ?? NOT_FOUND;
}

/** Whether the site has a page at an address. */
export function isKnownAddress(pathname: string): boolean {
  return routePath(pathname) !== NOT_FOUND;
}
