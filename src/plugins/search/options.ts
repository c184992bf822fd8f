import type {Environment} from '../../site/environment';
import type {SearchSettings} from './shared/settings';

/** Stored searches are kept under it, also without a hosted index. */
const DEFAULT_INDEX_NAME = 'openchoreo';

/** What the settings of a build mean to search. */
export function searchSettings({
  siteUrl,
  baseUrl,
  search,
}: Pick<Environment, 'siteUrl' | 'baseUrl' | 'search'>): SearchSettings {
  if (search.provider === 'embedded') {
    return {
      siteUrl,
      baseUrl,
      indexName: DEFAULT_INDEX_NAME,
      provider: {kind: 'embedded'},
    };
  }
  const {appId, searchKey, indexName} = search;
  return {
    siteUrl,
    baseUrl,
    indexName,
    provider: {kind: 'hosted', appId, searchKey, insights: false},
  };
}
