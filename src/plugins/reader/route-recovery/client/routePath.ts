import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {canonicalPath, isReadablePath} from '../../../../lib/address';

/** Where the build renders the not-found page. */
const NOT_FOUND = `${siteConfig.baseUrl}404.html`;

/**
 * Whether a path renders a page. Routes that only contain others do not, and
 * neither does `/DOCS/`, which the router accepts but hosts do not.
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
 * The path whose route is shown at an address. For an unknown address, that is
 * the path for which the build rendered the not-found page, because the
 * framework would render a different page and title below the documentation's
 * routes.
 *
 * @param pathname - From the browser or the router, decoded or not.
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
