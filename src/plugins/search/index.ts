import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Environment} from '../../site/environment';

/** What the build tells the components of search. */
export interface SearchData {
  /** Name of the hosted index, also the key of stored searches. */
  readonly indexName: string;
  /** Without it, the site's own index answers. */
  readonly hosted?: {readonly appId: string; readonly searchKey: string};
}

/**
 * The search button with its dialog, and the search page. The plugin
 * `finished-pages` writes the index of each version.
 *
 * @param search - The provider that a build asks for.
 */
export default function searchPlugin(
  {baseUrl}: LoadContext,
  search: Environment['search'],
): Plugin {
  const data: SearchData =
    search.provider === 'hosted'
      ? {indexName: search.indexName, hosted: search}
      : {indexName: 'openchoreo'};
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags() {
      if (!data.hosted) return {};
      // The provider's read host nearest to the reader.
      const href = `https://${data.hosted.appId}-dsn.algolia.net`;
      const attributes = {rel: 'preconnect', href, crossorigin: 'anonymous'};
      return {headTags: [{tagName: 'link', attributes}]};
    },
    contentLoaded({actions}) {
      actions.setGlobalData(data);
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
  };
}
