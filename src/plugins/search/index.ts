import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';

import type {Environment} from '../../site/environment';
import {writeIndexes} from './node/writeIndexes';
import {searchData} from './options';

/** The search button with its dialog, the search page, and the index of each version. */
export default function createSearchPlugin(
  environment: Pick<Environment, 'search' | 'development'>,
): PluginModule {
  const themeFolder = path.join(__dirname, 'theme');
  return ({baseUrl, siteDir}) => ({
    name: 'search',
    getThemePath: () => themeFolder,
    getTypeScriptThemePath: () => themeFolder,
    contentLoaded({actions}) {
      actions.setGlobalData(searchData(environment));
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    async postBuild({outDir, routesPaths}) {
      await writeIndexes(siteDir, outDir, routesPaths, baseUrl);
    },
  });
}
