import path from 'node:path';

import {buildSync} from 'esbuild';

import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {SEARCH_FOLDER} from './shared/indexFiles';
import type {SearchSettings} from './shared/settings';

/** The search code, which pages load only when a reader wants it. */
export interface SearchBundle {
  /** Its folder below the base URL, with a content hash; ends with a slash. */
  readonly folder: string;
  /** Content by file name. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Bundles search with esbuild, outside the application: it runs before the
 * application starts, and without it. Reproducible for the same sources.
 *
 * @param browsers - The oldest that readers have, by esbuild's names.
 */
export function bundleSearch(
  settings: SearchSettings,
  browsers: readonly string[],
): SearchBundle {
  const isHosted = settings.provider.kind === 'hosted';
  const entries = [
    'searchModule',
    'worker',
    'search.css',
    ...(isHosted ? ['hosted'] : []),
  ];
  const files = new Map(
    entries.flatMap((entry) => bundleEntry(entry, settings, browsers)),
  );
  const version = shortHash([...files].flat(), 8);
  return {folder: `${SEARCH_FOLDER}${version}/`, files};
}

/** Each entry is one file, because a second one would cost another round trip. */
function bundleEntry(
  entry: string,
  settings: SearchSettings,
  browsers: readonly string[],
): readonly (readonly [string, string])[] {
  const {outputFiles} = buildSync({
    // By name, since Node may load this file in either format of modules.
    entryPoints: [`@openchoreo/offline-search/client/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'esm',
    platform: 'browser',
    target: [...browsers],
    legalComments: 'none',
    // Files next to the bundle, loaded on demand.
    external: ['./worker.js', './hosted.js'],
    define: {
      SEARCH_SETTINGS: JSON.stringify(settings),
      // Builds without hosted search leave out its code.
      SEARCH_IS_HOSTED: String(settings.provider.kind === 'hosted'),
    },
  });
  return outputFiles.map(({path: file, text}) => [path.basename(file), text]);
}
