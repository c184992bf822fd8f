import path from 'node:path';

import purgeCSS from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The files whose classes pages can have. */
const CONTENT = [
  'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.js',
  'src/**/*.{ts,tsx}',
  '{docs,versioned_docs,blog}/**/*.{md,mdx}',
];

/** What a plugin of PostCSS gets. */
interface Result {
  readonly root: {readonly source?: {readonly input: {readonly file?: string}}};
}

/**
 * Keeps the one sheet of all pages small: Infima without the classes that no page
 * can have, and the search library's styles in a sheet that comes with the dialog.
 */
export default function pageWeight({siteDir}: LoadContext): Plugin {
  const purge = purgeCSS({
    content: CONTENT.map((glob) => path.join(siteDir, glob)),
    safelist: {
      standard: [/^(?:alert|badge|button)--/u],
      // Used by the theme's own sheets.
      variables: [/contrast|z-index|darker|card|pagination|shadow|emphasis/u],
    },
    variables: true,
  });
  return {
    name: 'page-weight',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'purge-infima',
        prepare: ({root}: Result) =>
          root.source?.input.file?.includes('node_modules/infima') ? purge : {},
      });
      return options;
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  search: {
                    name: 'search',
                    type: 'css/mini-extract',
                    test: /@docsearch\/css|search\/client\/modal/u,
                    chunks: 'all',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
