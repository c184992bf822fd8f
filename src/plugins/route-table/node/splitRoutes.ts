import {runInNewContext} from 'node:vm';

import * as z from 'zod';

import type {ChunkNames} from '../shared/pageRoute';
import {WRITTEN_MODULE} from '../shared/written';

/** Three files that the framework generates, as it wrote them. */
export interface GeneratedRoutes {
  /** `routes.js` */
  readonly routes: string;
  /** `routesChunkNames.json` */
  readonly chunkNames: string;
  /** `registry.js` */
  readonly registry: string;
}

/** A page whose route leaves the main bundle. */
export interface PageEntry {
  readonly path: string;
  readonly hash: string;
  readonly names: Readonly<Record<string, ChunkNames>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Sources of its own chunks, as the registry imports them, by chunk name. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The chunks that draw a route, those of the routes around it included. */
export interface RouteChunks {
  readonly path: string;
  readonly chunks: readonly string[];
  /** Those of them that draw what the page's HTML holds already. */
  readonly written: readonly string[];
}

export interface SplitRoutes {
  /** Code of the routes that stay: the body of an array. */
  readonly routes: string;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Code of the registry that stays; it calls `unlessWritten`. */
  readonly registry: string;
  readonly pages: readonly PageEntry[];
  /** Every route that shows a page, whether it stays or leaves. */
  readonly routeChunks: readonly RouteChunks[];
  /** Sources of the chunks that stay, by name. */
  readonly sources: ReadonlyMap<string, string>;
}

interface Route {
  readonly path: string;
  readonly component: {
    readonly path: string;
    readonly hash?: string | undefined;
  };
  readonly exact?: boolean | undefined;
  readonly routes?: Route[] | undefined;
  readonly [attribute: string]: unknown;
}

const route: z.ZodType<Route> = z.looseObject({
  path: z.string(),
  component: z.object({path: z.string(), hash: z.string().optional()}),
  exact: z.boolean().optional(),
  get routes() {
    return z.array(route).optional();
  },
});

const chunkNames: z.ZodType<ChunkNames> = z.union([
  z.string(),
  z.array(z.lazy(() => chunkNames)),
  z.record(
    z.string(),
    z.lazy(() => chunkNames),
  ),
]);

const routesChunkNames = z.record(z.string(), z.record(z.string(), chunkNames));

/** Runs what the framework generated; components become their two arguments. */
function readRoutes(code: string): Route[] {
  const list = code.slice(code.indexOf('export default') + 14);
  const value: unknown = runInNewContext(list.trim().replace(/;$/, ''), {
    ComponentCreator: (path: string, hash?: string) => ({
      path,
      ...(hash !== undefined && {hash}),
    }),
  });
  // Values of another context fail the checks for arrays and objects.
  return z.array(route).parse(JSON.parse(JSON.stringify(value)));
}

const REGISTRY_LINE =
  /^ {2}"(?<name>[^"]+)": \[(?<load>\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?<source>[^"]+)"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],$/;

interface RegistryLine {
  readonly source: string;
  /** Code that loads the chunk; what follows it speaks to the server. */
  readonly load: string;
}

/** @throws Error for a line that is not of the framework's known form. */
function readRegistry(code: string): Map<string, RegistryLine> {
  const lines = code
    .replace(/^export default \{\n/, '')
    .replace(/\};\s*$/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const {name, source, load} = REGISTRY_LINE.exec(line)?.groups ?? {};
      if (name === undefined || source === undefined || load === undefined) {
        throw new Error(
          `src/plugins/route-table: the framework's registry.js has a line of an unknown form: ${line.slice(0, 120)}`,
        );
      }
      return [name, {source, load}];
    }),
  );
}

function namesIn(names: ChunkNames): string[] {
  return typeof names === 'string'
    ? [names]
    : Object.values(names).flatMap((part: ChunkNames) => namesIn(part));
}

/** Shared by many pages: the component that draws a page, and its context. */
const SHARED_KEYS: ReadonlySet<string> = new Set(['__comp', '__context']);

/** Markdown that is not MDX imports no component; JSON imports nothing. */
const PLAIN_SOURCE = /\.(?:md|json)(?:\?|$)/;

function routeCode({path, component, routes, ...rest}: Route): string {
  const args = [component.path, component.hash]
    .filter((argument) => argument !== undefined)
    .map((argument) => JSON.stringify(argument));
  const parts = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${args.join(', ')})`,
    ...Object.entries(rest).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    ),
    ...(routes ? [`routes: [${routes.map(routeCode).join(',\n')}]`] : []),
  ];
  return `{${parts.join(', ')}}`;
}

/**
 * Divides the framework's routes into those that stay in the main bundle and
 * those of single pages. Routes at the top stay: the framework draws that list
 * once and for all.
 */
export function splitRoutes(generated: GeneratedRoutes): SplitRoutes {
  const allNames = routesChunkNames.parse(JSON.parse(generated.chunkNames));
  const registry = readRegistry(generated.registry);
  const pages: PageEntry[] = [];
  const routeChunks: RouteChunks[] = [];
  const keptNames: Record<string, Record<string, ChunkNames>> = {};

  const keyOf = ({component}: Route): string =>
    `${component.path}-${component.hash ?? ''}`;

  const pageEntry = (leaf: Route): PageEntry | undefined => {
    const names = allNames[keyOf(leaf)] ?? {};
    const {path, component, exact, routes: _routes, ...attributes} = leaf;
    if (exact !== true || /[:*]/.test(path)) return undefined;
    const own = Object.entries(names)
      .filter(([key]) => !SHARED_KEYS.has(key))
      .flatMap(([, part]) => namesIn(part));
    const sources = new Map(
      own.map((name) => [name, registry.get(name)?.source ?? '']),
    );
    const isPlain = [...sources.values()].every((source) =>
      PLAIN_SOURCE.test(source),
    );
    const hash = component.hash ?? '';
    return isPlain ? {path, hash, names, attributes, sources} : undefined;
  };

  const keep = (
    kept: Route,
    around: readonly string[],
    depth: number,
  ): Route[] => {
    if (/[:(\\]/.test(kept.path)) {
      throw new Error(
        `The route ${kept.path} has a parameter, which src/plugins/lean-client/client/pathToRegexp.ts does not know. Give the route a fixed path, or take the alias of path-to-regexp out.`,
      );
    }
    const names = allNames[keyOf(kept)];
    const chunks = [...around, ...(names ? namesIn(names) : [])];
    if (!kept.routes) {
      const written = names?.[WRITTEN_MODULE];
      routeChunks.push({
        path: kept.path,
        chunks,
        written: written === undefined ? [] : namesIn(written),
      });
      const entry = depth > 0 ? pageEntry(kept) : undefined;
      if (entry) {
        pages.push(entry);
        return [];
      }
    }
    if (names) keptNames[keyOf(kept)] = names;
    return [
      {
        ...kept,
        ...(kept.routes && {
          routes: kept.routes.flatMap((child) =>
            keep(child, chunks, depth + 1),
          ),
        }),
      },
    ];
  };

  const routes = readRoutes(generated.routes).flatMap((top) =>
    keep(top, [], 0),
  );
  const needed = new Set([
    ...namesIn(keptNames),
    // Components of pages that leave.
    ...pages.flatMap(({names, sources}) =>
      namesIn(names).filter((name) => !sources.has(name)),
    ),
  ]);
  const rest = [...registry].filter(([name]) => needed.has(name));
  const written = new Set(routeChunks.flatMap((route) => route.written));
  const lines = rest.map(
    ([name, {load}]) =>
      `  "${name}": [${written.has(name) ? `unlessWritten(${load})` : load}],`,
  );
  return {
    routes: routes.map(routeCode).join(',\n'),
    chunkNames: keptNames,
    registry: `export default {\n${lines.join('\n')}\n};\n`,
    pages,
    routeChunks,
    sources: new Map(rest.map(([name, {source}]) => [name, source])),
  };
}
