import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {DOCS_VERSIONS} from '../../site/versions';

/** Makes a page anew when a data file that it shows has changed. */
export default function pageData({siteDir}: LoadContext): Plugin {
  const folders = DOCS_VERSIONS.map(({folder}) => path.join(siteDir, folder));
  return {
    name: 'page-data',
    configureWebpack: () => ({
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
