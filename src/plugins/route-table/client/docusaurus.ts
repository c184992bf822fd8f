// Replaces core 3.8.1 docusaurus: the routes of other pages are fetched first, and their chunks have addresses of their own.
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

import {knowRoute} from '../../../lib/knownRoutes';
import {networkInformation} from '../../../lib/networkInformation';
import {WRITTEN_MODULE} from '../shared/written';
import {pageFiles} from './pageRoutes';

/** The framework's addition to the bundler's runtime. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

/** The framework's rule: what nobody asked for waits on such a connection. */
function isSlowConnection(): boolean {
  const {saveData, effectiveType} = networkInformation() ?? {};
  return saveData === true || effectiveType?.includes('2g') === true;
}

function namesOf(path: string): string[] {
  return (
    Object.entries(chunkNames)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
      .flatMap(([, names]) => Object.entries(flat(names)))
      // Loaded with a click: the page itself may hold what it draws.
      .filter(([key]) => key !== WRITTEN_MODULE)
      .map(([, name]) => name)
  );
}

function filesOf(name: string): readonly string[] {
  const own = pageFiles.get(name);
  if (own) return own;
  const file = __webpack_require__.gca(name);
  // A chunk that became part of another has no file of its own.
  return file.includes('undefined') ? [] : [file];
}

type Loading = Exclude<ReturnType<Window['docusaurus']['preload']>, false>;

async function fetchPage(pathname: string): Loading {
  await knowRoute(pathname);
  const names = matchRoutes(routes, pathname).flatMap(({route}) =>
    typeof route.path === 'string' ? namesOf(route.path) : [],
  );
  return Promise.all(names.flatMap(filesOf).map(prefetchFile));
}

const fetched = new Set<string>();
const loaded = new Set<string>();

/** What links ask for: in view (`prefetch`) and under the pointer (`preload`). */
const docusaurus: Window['docusaurus'] = {
  prefetch(pathname) {
    if (isSlowConnection() || loaded.has(pathname) || fetched.has(pathname)) {
      return false;
    }
    fetched.add(pathname);
    return fetchPage(pathname).catch(() => []);
  },
  preload(pathname) {
    if (isSlowConnection() || loaded.has(pathname)) return false;
    loaded.add(pathname);
    return preloadPage(pathname);
  },
};

export default Object.freeze(docusaurus);
