import type {HeadTag} from '../../site/brand';
import type {Environment} from '../../site/environment';
import {SITE, SITE_REPOSITORY} from '../../site/site';
import {preferredVersionKey} from '../../site/storageKeys';
import {DOCS_VERSIONS, LATEST_VERSION, versionRoute} from '../../site/versions';
import type {
  SearchSettings,
  SearchVersion,
} from '@openchoreo/offline-search/shared/settings';

/** The docs versions, newest first, as search knows them. */
export const SEARCH_VERSIONS: readonly SearchVersion[] = DOCS_VERSIONS.map(
  (version) => {
    const {name, label} = version;
    return {name, label, route: versionRoute(version)};
  },
);

/** Stored searches use it as a key, even without a hosted index. */
const DEFAULT_INDEX_NAME = 'openchoreo';

/** The search options for a build's settings. */
export function searchSettings({
  siteUrl,
  baseUrl,
  search,
}: Pick<Environment, 'siteUrl' | 'baseUrl' | 'search'>): SearchSettings {
  const site = {
    ...{siteName: SITE.name, siteUrl, baseUrl},
    versions: SEARCH_VERSIONS,
    latestVersion: LATEST_VERSION,
    // The framework's ID for a docs plugin without one.
    preferredVersionKey: preferredVersionKey('default'),
    issuesUrl: SITE_REPOSITORY.issues,
  };
  if (search.provider === 'embedded') {
    const provider = {kind: 'embedded'} as const;
    return {...site, indexName: DEFAULT_INDEX_NAME, provider};
  }
  const {appId, searchKey, indexName} = search;
  return {...site, indexName, provider: {kind: 'hosted', appId, searchKey}};
}

/**
 * Hosted search connects before the first query, so every page has a preconnect
 * hint. Embedded search has no other origin.
 */
export function searchHeadTags({
  search,
}: Pick<Environment, 'search'>): HeadTag[] {
  if (search.provider === 'embedded') return [];
  // The provider's read host nearest to the reader.
  const href = `https://${search.appId}-dsn.algolia.net`;
  return [
    {
      tagName: 'link',
      attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
    },
  ];
}
