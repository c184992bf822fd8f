// Replaces core 3.8.1 preload: an undecodable path threw, and a chunk that failed on hover was an uncaught error.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {isReadablePath} from '@openchoreo/page-tools/browser/address';

/** The loader's own type declares no return value. */
interface Preloadable {
  readonly preload?: () => unknown;
}

/**
 * Loads the chunks of a page.
 *
 * @returns Rejects if a chunk fails to load. Only callers that await it report
 *   the failure.
 */
export default function preload(pathname: string): Promise<unknown> {
  const path = isReadablePath(pathname) ? decodeURI(pathname) : pathname;
  const components: readonly Preloadable[] = [
    ...matchRoutes(routes, pathname),
    ...matchRoutes(routes, path),
  ].map(({route}) => route.component);
  const loaded = Promise.all(components.map((one) => one.preload?.()));
  loaded.catch(() => undefined);
  return loaded;
}
