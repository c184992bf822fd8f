import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';
import type {PluggableList} from 'unified';

import type {SearchBundle} from './node/bundleSearch';
import {checkSearchKey, providerOf} from './node/checkSearchKey';
import {createDraftMiddleware, type Middleware} from './node/draftMiddleware';
import {writeFiles} from './node/writeFiles';
import {SEARCH_ROUTE} from './shared/addresses';
import type {SearchGlobalData, SearchSettings} from './shared/settings';

/**
 * The search button, the search page, and the code behind both.
 *
 * @param steps - The site's own steps from Markdown to HTML; for drafts.
 */
export default function createSearchPlugin(
  bundle: SearchBundle,
  {provider, isDraft}: Pick<SearchSettings, 'provider' | 'isDraft'>,
  steps: PluggableList,
): PluginModule {
  return ({baseUrl, siteDir}) => ({
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
    configureWebpack: () =>
      isDraft
        ? devServerWith(createDraftMiddleware(siteDir, baseUrl, bundle, steps))
        : {},
    async postBuild({outDir}) {
      await writeFiles(path.join(outDir, bundle.folder), bundle.files);
    },
  });
}

/**
 * The framework appends the returned middlewares to its own list, which it passes
 * here. This one must come first, before the fallback that serves the application
 * for every URL.
 */
function devServerWith(middleware: Middleware): object {
  return {
    devServer: {
      setupMiddlewares(middlewares: object[]): object[] {
        middlewares.unshift({name: 'search', middleware});
        return [];
      },
    },
  };
}
