// Replaces core 3.8.1 preload: an unknown address must load the not-found page; a path that can't be decoded threw, and a chunk that failed on hover was an uncaught error.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {routePath} from './routePath';

/** The loader's own type says that nothing comes back. */
interface Preloadable {
  readonly preload: () => unknown;
}

/**
 * Loads the chunks of a page.
 *
 * @returns Rejects if a chunk fails to load. Only a caller that awaits it
 *   reports the failure.
 */
export default function preload(pathname: string): Promise<unknown> {
  const components: readonly Preloadable[] = matchRoutes(
    routes,
    routePath(pathname),
  ).map(({route}) => route.component);
  const loaded = Promise.all(components.map((one) => one.preload()));
  loaded.catch(() => undefined);
  return loaded;
}
