import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {FasterConfig, Plugin} from '@docusaurus/types';

import {PAGE_FILE} from '../../lib/pageFile';
import {DOCS_VERSIONS} from '../../site/versions';

/** Pages of the documentation from which on a site is large. */
export const LARGE_SITE_PAGES = 500;

/** What the framework makes fast, all of it. */
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

/** How a site is built, which depends on its size. */
export interface BuildWays {
  readonly faster: FasterConfig;
  readonly plugin: () => Plugin;
}

function countPages(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => PAGE_FILE.test(file) && !path.basename(file).startsWith('_'),
  ).length;
}

/** Has a site of many pages built in less memory. */
export function buildWays(siteDir: string): BuildWays {
  const pages = DOCS_VERSIONS.map(({folder}) =>
    countPages(path.join(siteDir, folder)),
  ).reduce((sum, count) => sum + count, 0);
  const isLarge = pages >= LARGE_SITE_PAGES;
  return {
    // The bundler holds all that it keeps for the next build in memory.
    faster: {...FAST, rspackPersistentCache: !isLarge},
    plugin: () => ({
      name: 'large-site',
      configureWebpack: (_config, isServer) =>
        // One bundle after the other, instead of both at the same time: what
        // each needs for all pages is not needed twice.
        isLarge && isServer ? {dependencies: ['client']} : {},
    }),
  };
}
