import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import * as z from 'zod';

import {DOCS_VERSIONS} from '../../site/versions';

/** The bundler's persistent cache, where the framework has switched it on. */
const cached = z.object({cache: z.looseObject({version: z.string()})});

/**
 * A cache of its own for each address and base: pages hold both, and the
 * framework's cache knows neither.
 */
function cacheFor(address: string, experiments: unknown): object {
  const {data} = cached.safeParse(experiments);
  return data === undefined
    ? {}
    : {cache: {version: `${data.cache.version}-${address}`}};
}

/**
 * A page with a mistake throws it once more when it is mended, and the dev
 * server would show it then, for good. Runs in the browser, by itself.
 */
function isNoBuildError({message}: Error): boolean {
  return !message.includes('Module build failed');
}

/**
 * Makes a page anew when a data file that it shows has changed, and when the
 * site is built for another address.
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
            test: /\.md$/u,
            include: folders,
            enforce: 'pre',
            use: [
              {
                loader: path.join(
                  siteDir,
                  'src/plugins/page-data/node/dependOnData.mjs',
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
