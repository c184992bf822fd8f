import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import type {SearchBundle} from './bundleSearch';
import {checkSearchKey, providerOf} from './checkSearchKey';
import {SEARCH_ROUTE} from './shared/addresses';
import type {SearchGlobalData, SearchSettings} from './shared/settings';

/** Only a build writes an index. */
const NOTE = 'Search answers in a built site: npm run build && npm run serve';

/**
 * The search button, the search page, and the code behind both.
 *
 * @param themeFolder - Path below the site, with `SearchBar` and `SearchPage`.
 * @param isDraft - For the dev server, which has no index.
 */
export function createSearchPlugin(
  bundle: SearchBundle,
  {provider}: Pick<SearchSettings, 'provider'>,
  themeFolder: string,
  isDraft: boolean,
): PluginModule {
  return ({baseUrl, siteDir}) => ({
    name: 'search',
    getThemePath: () => path.join(siteDir, themeFolder),
    getTypeScriptThemePath: () => path.join(siteDir, themeFolder),
    contentLoaded({actions}) {
      const data: SearchGlobalData = isDraft
        ? {folder: '', note: NOTE}
        : {
            folder: baseUrl + bundle.folder,
            ...(provider.kind === 'hosted' && {engine: provider.kind}),
          };
      actions.setGlobalData(data);
      actions.addRoute({
        path: `${baseUrl}${SEARCH_ROUTE}`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    async loadContent() {
      if (provider.kind !== 'hosted') return;
      const {appId, searchKey} = provider;
      const ask = providerOf(appId, searchKey);
      const unknown = await checkSearchKey(searchKey, ask);
      if (unknown !== undefined) console.warn(unknown);
    },
    async postBuild({outDir}) {
      for (const [name, content] of bundle.files) {
        await outputFile(path.join(outDir, bundle.folder, name), content);
      }
    },
  });
}
