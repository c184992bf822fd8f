import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import * as z from 'zod';

import {PAGE_FILE} from '../../../lib/pageFile';
import {DOCS_VERSIONS} from '../../../site/versions';

/** The bundler's persistent cache, if the framework has enabled it. */
const cached = z.object({cache: z.looseObject({version: z.string()})});

/**
 * Separates the caches of different site URLs and base URLs: pages contain
 * both, but the framework's cache key contains neither.
 */
function cacheFor(address: string, experiments: unknown): object {
  const {data} = cached.safeParse(experiments);
  return data === undefined
    ? {}
    : {cache: {version: `${data.cache.version}-${address}`}};
}

/**
 * When a writer fixes a page that failed to build, the page throws its old
 * error once more, and the dev server's overlay would keep showing it. This
 * function runs in the browser, so it cannot use anything outside itself.
 */
function isNoBuildError({message}: Error): boolean {
  return !message.includes('Module build failed');
}

/**
 * Rebuilds a page when a data file that it shows changes, or when the site is
 * built for another URL.
 */
export default function pageData({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  const folders = DOCS_VERSIONS.map(({folder}) => path.join(siteDir, folder));
  return {
    name: 'page-data',
    configureWebpack: ({experiments}) => ({
      devServer: {client: {overlay: {runtimeErrors: isNoBuildError}}},
      experiments: cacheFor(siteConfig.url + baseUrl, experiments),
      module: {
        rules: [
          {
            test: PAGE_FILE,
            include: folders,
            enforce: 'pre',
            use: [
              {
                loader: path.join(
                  siteDir,
                  'src/plugins/writing/page-data/node/dependOnData.mjs',
                ),
                options: {folders},
              },
            ],
          },
        ],
      },
    }),
  };
}
