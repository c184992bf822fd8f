import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {DOCS_VERSIONS} from '../../site/versions';

/** In the dev server, compiles a page again when data that it may show is saved. */
export default function pageData({siteDir}: LoadContext): Plugin {
  const folders = DOCS_VERSIONS.map(({folder}) => path.join(siteDir, folder));
  return {
    name: 'page-data',
    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /\.mdx?$/u,
                  include: folders,
                  // Before compiling: a mistake in data must not outlive its
                  // correction.
                  enforce: 'pre',
                  loader: path.join(__dirname, 'loader.mjs'),
                  options: {folders},
                },
              ],
            },
          },
  };
}
