import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {FasterConfig, Plugin} from '@docusaurus/types';

import {PAGE_FILE} from '../../lib/pageFile';
import {DOCS_VERSIONS} from '../../site/versions';

/** Number of documentation pages from which a site counts as large. */
export const LARGE_SITE_PAGES = 500;

/** All of the framework's speedups. */
const FAST: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
};

/** Build settings that depend on the size of the site. */
export interface BuildWays {
  readonly faster: FasterConfig;
  readonly plugin: () => Plugin;
}

function countPages(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => PAGE_FILE.test(file) && !path.basename(file).startsWith('_'),
  ).length;
}

/** Makes the build of a large site use less memory. */
export function buildWays(siteDir: string): BuildWays {
  const pages = DOCS_VERSIONS.map(({folder}) =>
    countPages(path.join(siteDir, folder)),
  ).reduce((sum, count) => sum + count, 0);
  const isLarge = pages >= LARGE_SITE_PAGES;
  return {
    // The bundler keeps its whole cache in memory.
    faster: {...FAST, rspackPersistentCache: !isLarge},
    plugin: () => ({
      name: 'large-site',
      configureWebpack: (_config, isServer) =>
        // Build one bundle after the other, so that their memory peaks do not
        // add up.
        isLarge && isServer ? {dependencies: ['client']} : {},
    }),
  };
}
