import {matchRoutes, type RouteConfig} from 'react-router-config';

import {isReadablePath} from '../../../lib/address';
import {
  shardOf,
  type PageChunk,
  type PageRoute,
  type PageRoutes,
} from '../shared/pageRoute';
import {readPageRoutes} from '../shared/readPageRoutes';

/** Pages whose code is kept; that of others is loaded again when it is wanted. */
const KEPT_PAGES = 20;

/** What the routes of pages are made with. */
export interface RouteParts {
  /** The framework's `ComponentCreator`. */
  readonly createComponent: (
    path: string,
    hash: string,
  ) => NonNullable<RouteConfig['component']>;
  /** The framework's lists of chunks: what is written here, it reads. */
  readonly registry: object;
  readonly chunkNames: object;
  readonly loadChunk: (chunk: PageChunk) => Promise<unknown>;
  /** Address of the shards, ending in a slash. */
  readonly shards: string;
  readonly shardCount: number;
  /** Path of the page that is shown: its code is kept. */
  readonly shownPath: () => string;
}

/** Routes that grow as pages are asked for. */
export interface GrowingRoutes {
  /** Makes a page's route known, if there is such a page. */
  readonly know: (pathname: string) => Promise<void>;
  readonly add: (routes: PageRoutes) => void;
  /** Scripts of the chunks that only one page has, by the chunk's name. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** The path under which a page is known. */
function pagePath(pathname: string): string {
  const readable = isReadablePath(pathname) ? decodeURI(pathname) : pathname;
  return readable.replace(/\/?$/, '/');
}

async function fetchShard(address: string): Promise<PageRoutes> {
  const response = await fetch(address, {credentials: 'same-origin'});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return readPageRoutes(await response.json(), address);
}

/**
 * Completes the routes of the main bundle with those of single pages.
 *
 * @param routes - The router's own list; it is changed.
 */
export function completeRoutes(
  routes: RouteConfig[],
  parts: RouteParts,
): GrowingRoutes {
  const {createComponent, registry, chunkNames, loadChunk} = parts;
  const files = new Map<string, readonly string[]>();
  const shards = new Map<number, Promise<PageRoutes>>();

  /** The list that a path's route belongs in; none if it is in already. */
  const listFor = (path: string): RouteConfig[] | undefined =>
    matchRoutes(routes, path).at(-1)?.route.routes;

  /** By path, in the order of loading: what lets go of a page's code. */
  const loaded = new Map<string, () => void>();

  const keep = (path: string, forget: () => void): void => {
    loaded.set(path, forget);
    const shown = pagePath(parts.shownPath());
    for (const [oldest, forgetOldest] of loaded) {
      if (loaded.size <= KEPT_PAGES) return;
      if (oldest === shown) continue;
      loaded.delete(oldest);
      forgetOldest();
    }
  };

  const addOne = (path: string, route: PageRoute): void => {
    const list = listFor(path);
    if (!list) return;
    const {hash, names, attributes, chunks} = route;
    Object.assign(chunkNames, {[`${path}-${hash}`]: names});
    // A component keeps what it has loaded: another one starts without.
    const forget = (): void => {
      config.component = createComponent(path, hash);
    };
    for (const [name, chunk] of Object.entries(chunks)) {
      const load = (): Promise<unknown> => {
        keep(path, forget);
        return loadChunk(chunk);
      };
      Object.assign(registry, {[name]: [load, name, chunk.id]});
      files.set(name, chunk.files);
    }
    const config: RouteConfig = {
      ...attributes,
      // Without a key the router tells routes apart by their place in the list.
      key: path,
      path,
      exact: true,
      component: createComponent(path, hash),
    };
    list.push(config);
  };

  /** A shard that failed is asked for again the next time. */
  const readShard = (shard: number): Promise<PageRoutes> => {
    const asked =
      shards.get(shard) ?? fetchShard(`${parts.shards}${shard}.json`);
    shards.set(shard, asked);
    asked.catch(() => shards.delete(shard));
    return asked;
  };

  return {
    files,
    add(pages) {
      for (const [path, route] of Object.entries(pages)) addOne(path, route);
    },
    async know(pathname) {
      const path = pagePath(pathname);
      if (!listFor(path)) return;
      const pages = await readShard(shardOf(path, parts.shardCount));
      const route = pages[path];
      if (route) addOne(path, route);
    },
  };
}
