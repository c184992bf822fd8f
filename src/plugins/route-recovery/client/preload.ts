// Replaces core 3.8.1 preload: a path that cannot be decoded threw, and a chunk that failed on hover was an uncaught error.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {isReadablePath} from '../../../lib/address';
import {knowRoute} from '../../../lib/knownRoutes';

/** The loader's own type says that nothing comes back. */
interface Preloadable {
  readonly preload: () => unknown;
}

/**
 * Loads the chunks of a page.
 *
 * @returns Rejects when one could not be had. The console hears of it only
 *   from a caller who waits.
 */
export default function preload(pathname: string): Promise<unknown> {
  const spellings = isReadablePath(pathname)
    ? new Set([pathname, decodeURI(pathname)])
    : [pathname];
  const loaded = knowRoute(pathname).then(() => {
    const matches = [...spellings].flatMap((path) => matchRoutes(routes, path));
    const components: readonly Preloadable[] = matches.map(
      ({route}) => route.component,
    );
    return Promise.all(components.map((component) => component.preload()));
  });
  loaded.catch(() => undefined);
  return loaded;
}
