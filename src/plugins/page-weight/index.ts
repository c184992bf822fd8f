import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginCreator} from 'postcss';
import type {Compiler} from 'webpack';

import {purgeInfima} from './purgeInfima';

const NAME = 'page-weight';

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
  const configFile = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  const prism = require.resolve(PRISM);
  return {
    name: NAME,
    configurePostCss: (options) => ({
      ...options,
      // It would look for a file with its configuration beside each sheet.
      config: false,
      plugins: options.plugins.map(createdOnce),
    }),
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const loader = path.join(__dirname, 'clientConfig.mjs');
      return {
        // The build highlights code.
        resolve: {alias: {[prism]: path.join(__dirname, 'noPrism.ts')}},
        optimization: {splitChunks: {cacheGroups: {search: SEARCH_STYLES}}},
        module: {rules: [{resource: configFile, loader}]},
        plugins: [{apply: purgeSheets}],
      };
    },
  };
}

/**
 * Creates a plugin of PostCSS here, instead of once more for each style sheet. The
 * framework lists it as `[path, options]`, and types that as unknown.
 */
function createdOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [name, options] = plugin as [name: string, options: object];
  const create = createRequire(__filename)(name) as PluginCreator<object>;
  return create(options);
}

/** Purges each style sheet of a build by what all its scripts name. */
function purgeSheets({webpack, hooks}: Compiler): void {
  const {Compilation, sources} = webpack;
  // Before the names of files are made of their content.
  const step = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE};
  hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tap(step, (assets) => {
      const files = Object.entries(assets);
      const scripts = files
        .filter(([name]) => name.endsWith('.js'))
        .map(([, file]) => String(file.source()));
      for (const [name, file] of files) {
        if (!name.endsWith('.css')) continue;
        const css = purgeInfima(String(file.source()), scripts);
        compilation.updateAsset(name, new sources.RawSource(css));
      }
    });
  });
}
