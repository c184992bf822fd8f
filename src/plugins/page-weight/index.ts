import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {purgeInfima} from './purgeInfima';

/** The theme's client module that loads Prism and its languages. */
const PRISM = '@docusaurus/theme-classic/lib/prism-include-languages.js';

/** A sheet of its own, which comes with the dialog. */
const SEARCH_STYLES = {
  name: 'search',
  type: 'css/mini-extract',
  test: /@docsearch\/css|search\/client\/modal/u,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * Keeps small what every page of a build loads: Infima without the rules that no
 * page needs, no styles of the search dialog, and an application without Prism and
 * without what only builds need of the configuration.
 */
export default function pageWeight({generatedFilesDir}: LoadContext): Plugin {
  const name = 'page-weight';
  return {
    name,
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        // The build highlights code, so no page needs Prism.
        resolve: {
          alias: {[require.resolve(PRISM)]: path.join(__dirname, 'noPrism.ts')},
        },
        optimization: {splitChunks: {cacheGroups: {search: SEARCH_STYLES}}},
        module: {
          rules: [
            {
              resource: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              loader: path.join(__dirname, 'clientConfig.mjs'),
            },
          ],
        },
        plugins: [
          {
            apply(compiler) {
              const {Compilation, sources} = compiler.webpack;
              // Before the names of files are made of their content.
              const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
              compiler.hooks.compilation.tap(name, (compilation) => {
                const {processAssets} = compilation.hooks;
                processAssets.tap({name, stage}, (assets) => {
                  for (const [file, css] of purgeSheets(assets)) {
                    const source = new sources.RawSource(css);
                    compilation.updateAsset(file, source);
                  }
                });
              });
            },
          },
        ],
      };
    },
  };
}

/** Files of the bundler, by name. */
type Assets = Readonly<Record<string, {source: () => string | Buffer}>>;

/** Purges each style sheet by what all scripts name. */
function purgeSheets(assets: Assets): Map<string, string> {
  const scripts: string[] = [];
  const sheets = new Map<string, string>();
  for (const [file, source] of Object.entries(assets)) {
    if (file.endsWith('.js')) scripts.push(String(source.source()));
    if (file.endsWith('.css')) sheets.set(file, String(source.source()));
  }
  for (const [file, css] of sheets) {
    sheets.set(file, purgeInfima(css, scripts));
  }
  return sheets;
}
