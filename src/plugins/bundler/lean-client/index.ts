import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunkGroups} from './node/chunkGroups';
import {listPageFiles} from './node/pageFiles';

const require_ = createRequire(__filename);

/** The theme's folder, as the framework resolves it. */
const THEME = path.dirname(require_.resolve('@docusaurus/theme-classic'));

/** The style sheet that the theme loads for left-to-right sites. */
const INFIMA = 'infima/dist/css/default/default.css';

const own = (file: string): string => path.join(__dirname, file);

// `false` would put the path of the build folder into the client's code.
const EMPTY = own('client/empty.ts');

/** Removes code from all pages that only few or none of them need. */
export default function leanClient({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const generated = (file: string): string =>
    path.join(generatedFilesDir, file);
  return {
    name: 'lean-client',
    getClientModules: () => [own('client/everyPage.ts')],
    configureWebpack: ({mode}, isServer) => ({
      // Before the framework's aliases, because the first match wins.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          [path.join(THEME, 'prism-include-languages')]: EMPTY,
          [require_.resolve(INFIMA)]: EMPTY,
        },
      },
      ...(mode === 'production' &&
        !isServer && {
          optimization: {
            splitChunks: {
              cacheGroups: chunkGroups(
                JSON.parse(
                  readFileSync(generated('routesChunkNames.json'), 'utf8'),
                ),
                siteDir,
              ),
            },
          },
          plugins: [listPageFiles(generated('client-manifest.json'))],
        }),
    }),
  };
}
