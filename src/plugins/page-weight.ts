import path from 'node:path';

import purgeCSS from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The files whose classes pages can have. */
const CONTENT = [
  'node_modules/@docusaurus/theme-{classic,common}/lib/**/*.js',
  'src/**/*.{ts,tsx}',
  '{docs,versioned_docs,blog}/**/*.{md,mdx}',
];

/** Parts of the theme that `src/theme` replaces, so no page has their classes. */
const REPLACED =
  'node_modules/@docusaurus/theme-classic/lib/theme/{BlogArchivePage,CodeBlock,DocSidebar,DocSidebarItem/Category,Navbar/MobileSidebar,NavbarItem/DropdownNavbarItem,NotFound/Content,TOC,Tabs,TOCCollapsible}/**';

/** The theme's client module that loads Prism and its languages. */
const PRISM = '@docusaurus/theme-classic/lib/prism-include-languages.js';

/** What a plugin of PostCSS gets. */
interface Result {
  readonly root: {readonly source?: {readonly input: {readonly file?: string}}};
}

/**
 * Keeps the one sheet of all pages small: Infima without the classes that no page
 * can have, and the search library's styles in a sheet that comes with the dialog.
 * Leaves Prism out of the application.
 */
export default function pageWeight({siteDir}: LoadContext): Plugin {
  const purge = purgeCSS({
    content: CONTENT.map((glob) => path.join(siteDir, glob)),
    skippedContentGlobs: [path.join(siteDir, REPLACED)],
    // It doesn't see where these are used.
    safelist: {variables: [/contrast|emphasis/u]},
    variables: true,
  });
  return {
    name: 'page-weight',
    configurePostCss(options) {
      // First, because purgecss skips every second rule of a sheet in a layer.
      options.plugins.unshift({
        postcssPlugin: 'purge-infima',
        prepare: ({root}: Result) =>
          root.source?.input.file?.includes('node_modules/infima') &&
          'OnceExit' in purge
            ? {Once: purge.OnceExit}
            : {},
      });
      return options;
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            // The build highlights code, so no page needs Prism.
            resolve: {
              alias: {[require.resolve(PRISM)]: false},
            },
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
