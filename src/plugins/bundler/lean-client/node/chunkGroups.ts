import path from 'node:path';

import type {ChunkGraph, Module} from 'webpack';
import * as z from 'zod';

import {isRecord} from '../../../../lib/isRecord';

interface Chunk {
  readonly name?: string | null;
}

/** A rule of the bundler's `splitChunks.cacheGroups`. */
export interface ChunkGroup {
  readonly name?: string;
  readonly chunks: 'all' | ((chunk: Chunk) => boolean);
  readonly enforce: true;
  readonly priority: number;
  readonly type: string;
  readonly test:
    string | ((module: Module, graph: {chunkGraph: ChunkGraph}) => boolean);
}

/** Above the framework's single style sheet. */
const STYLES_PRIORITY = 60;

/** Folders whose styles only some pages need, by name of their style sheet. */
const PAGE_STYLES = {
  home: 'src/pages/_home',
  search: 'src/plugins/search/client/modal',
  searchLibrary: 'node_modules/@docsearch/css',
  // `Tag`, `TagsListByLetter` and `TagsListInline`.
  tags: 'node_modules/@docusaurus/theme-classic/lib/theme/Tag',
} as const;

/** `routesChunkNames.json`: the chunks of a route, by path and hash. */
const routesChunkNames = z.record(
  z.string(),
  z.looseObject({__comp: z.string()}),
);

/**
 * Which styles get a sheet of their own, which only the pages that need them
 * load.
 *
 * @param chunkNames - The framework's `routesChunkNames.json`.
 */
export function chunkGroups(
  chunkNames: unknown,
  siteDir: string,
): Record<string, ChunkGroup> {
  const routes = routesChunkNames.parse(chunkNames);
  const styles = Object.entries(PAGE_STYLES).map(
    ([name, folder]): [string, ChunkGroup] => [
      `${name}Styles`,
      {
        name,
        chunks: 'all',
        enforce: true,
        priority: STYLES_PRIORITY,
        type: 'css/mini-extract',
        test: path.join(siteDir, folder),
      },
    ],
  );
  return {
    ...Object.fromEntries(styles),
    partStyles: partStyles(contentChunks(routes)),
  };
}

/** Chunks with page content: text, and what an MDX page imports. */
function contentChunks(
  routes: z.infer<typeof routesChunkNames>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    if (typeof value['content'] === 'string') found.add(value['content']);
    Object.values(value).forEach(visit);
  };
  Object.values(routes).forEach(visit);
  return found;
}

/** Styles that only pages import themselves. */
function partStyles(content: ReadonlySet<string>): ChunkGroup {
  const isContent = ({name}: Chunk): boolean => content.has(name ?? '');
  return {
    chunks: isContent,
    enforce: true,
    priority: STYLES_PRIORITY - 1,
    type: 'css/mini-extract',
    test: (module, {chunkGraph}) =>
      chunkGraph.getModuleChunks(module).every(isContent),
  };
}
