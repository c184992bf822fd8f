import path from 'node:path';

import type {Chunk, Compilation, Compiler, Module} from 'webpack';

import type {PageChunk} from '../shared/pageRoute';
import type {PageEntry, RouteChunks, SplitRoutes} from './splitRoutes';

/** Name of the entry that has pages built and that no page loads. */
export const PAGES_ENTRY = 'pages';

/** What is known of chunks once the client has been bundled. */
export interface BuiltChunks {
  /** The chunks that only one page has, by name. */
  readonly pages: ReadonlyMap<string, Omit<PageChunk, 'json'>>;
  /** Files that draw a page, those of every page left out, by its path. */
  readonly routes: ReadonlyMap<string, RouteFiles>;
}

/** Below the output folder. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Folders that stand behind the first word of a source in the registry. */
export interface SourceFolders {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

function absolute(source: string, folders: SourceFolders): string {
  const [file = ''] = source.split('?');
  return file
    .replace(/^@site\b/, folders.siteDir)
    .replace(/^@generated\b/, folders.generatedFilesDir)
    .replaceAll('/', path.sep);
}

/** The file of a module; of several that were joined, that of the first. */
function fileOf(module: Module): string | null {
  const {rootModule} = module as Module & {readonly rootModule?: Module};
  return (rootModule ?? module).nameForCondition();
}

/** The entry's code: it has what the application has, and imports each page. */
export function pagesEntryCode(pages: readonly PageEntry[]): string {
  const imports = pages.flatMap(({sources}) =>
    [...sources].map(
      ([name, source]) =>
        `  () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(source)}),`,
    ),
  );
  return `import 'react/jsx-runtime';
import {useMDXComponents} from '@mdx-js/react';

globalThis.pages = [
  useMDXComponents,
${imports.join('\n')}
];
`;
}

function filesOf(compilation: Compilation, name: string): string[] {
  return compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function pageChunk(
  compilation: Compilation,
  name: string,
  file: string,
): Omit<PageChunk, 'json'> {
  const group = compilation.namedChunkGroups.get(name);
  const modules = (group?.chunks ?? []).flatMap((chunk: Chunk) => [
    ...compilation.chunkGraph.getChunkModules(chunk),
  ]);
  const module = modules.find((candidate) => fileOf(candidate) === file);
  const id = module && compilation.chunkGraph.getModuleId(module);
  if (id === undefined || id === null) {
    throw new Error(
      `src/plugins/route-table: the bundler has no module for ${file} in the chunk ${name}. Run "npx docusaurus clear" and build again.`,
    );
  }
  return {id, files: filesOf(compilation, name).filter(isScript)};
}

function routeFiles(
  compilation: Compilation,
  {chunks, written}: RouteChunks,
): RouteFiles {
  const main = new Set(compilation.entrypoints.get('main')?.getFiles());
  const unlessMain = (names: readonly string[]): string[] => {
    const files = names.flatMap((name) => filesOf(compilation, name));
    return [...new Set(files)].filter((file) => !main.has(file));
  };
  const drawing = chunks.filter((name) => !written.includes(name));
  return {
    scripts: unlessMain(drawing).filter(isScript),
    styles: unlessMain(chunks).filter((file) => file.endsWith('.css')),
  };
}

/** Reads from the bundler where the chunks of pages went. */
export class PageChunksPlugin {
  readonly #split: SplitRoutes;
  readonly #folders: SourceFolders;
  readonly #onBuilt: (built: BuiltChunks) => void;

  constructor(
    split: SplitRoutes,
    folders: SourceFolders,
    onBuilt: (built: BuiltChunks) => void,
  ) {
    this.#split = split;
    this.#folders = folders;
    this.#onBuilt = onBuilt;
  }

  apply(compiler: Compiler): void {
    const {name} = PageChunksPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
        },
        () => {
          const files = compilation.entrypoints.get(PAGES_ENTRY)?.getFiles();
          const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
          for (const file of files ?? []) {
            // The style sheet is that of all entries.
            if (!main.includes(file)) compilation.deleteAsset(file);
          }
        },
      );
    });
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      const sources = this.#split.pages.flatMap((page) => [...page.sources]);
      this.#onBuilt({
        pages: new Map(
          sources.map(([chunk, source]) => [
            chunk,
            pageChunk(compilation, chunk, absolute(source, this.#folders)),
          ]),
        ),
        routes: new Map(
          this.#split.routeChunks.map((route) => [
            route.path,
            routeFiles(compilation, route),
          ]),
        ),
      });
    });
  }
}
