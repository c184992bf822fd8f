import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';

import type {SearchBundle} from './node/bundleSearch';
import {checkSearchKey, providerOf} from './node/checkSearchKey';
import {writeFiles} from './node/writeFiles';
import {SEARCH_ROUTE} from './shared/addresses';
import type {SearchGlobalData, SearchSettings} from './shared/settings';

/** The search button, the search page, and the code behind both. */
export default function createSearchPlugin(
  bundle: SearchBundle,
  {provider}: Pick<SearchSettings, 'provider'>,
): PluginModule {
  return ({baseUrl}) => ({
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      const data: SearchGlobalData = {folder: baseUrl + bundle.folder};
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
      await writeFiles(path.join(outDir, bundle.folder), bundle.files);
    },
  });
}
