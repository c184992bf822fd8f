import type {Environment} from '../../site/environment';
import {SITE} from '../../site/site';
import type {SearchSettings} from './shared/settings';

/** Stored searches are kept under it, also without a hosted index. */
const DEFAULT_INDEX_NAME = 'openchoreo';

/** What the settings of a build mean to search. */
export function searchSettings({
  siteUrl,
  baseUrl,
  search,
  development: isDraft,
}: Pick<
  Environment,
  'siteUrl' | 'baseUrl' | 'search' | 'development'
>): SearchSettings {
  const site = {siteName: SITE.name, siteUrl, baseUrl, isDraft};
  if (search.provider === 'embedded') {
    const provider = {kind: 'embedded'} as const;
    return {...site, indexName: DEFAULT_INDEX_NAME, provider};
  }
  const {appId, searchKey, indexName} = search;
  return {...site, indexName, provider: {kind: 'hosted', appId, searchKey}};
}

/** A tag of a page's head, in the framework's form. */
interface HeadTag {
  readonly tagName: string;
  readonly attributes: Record<string, string>;
}

/**
 * Hosted search is connected to before the first query: every page says so.
 * Embedded search has no other origin.
 */
export function searchHeadTags({
  search,
}: Pick<Environment, 'search'>): HeadTag[] {
  if (search.provider === 'embedded') return [];
  // The provider's host for reading that is nearest to the reader.
  const href = `https://${search.appId}-dsn.algolia.net`;
  return [
    {
      tagName: 'link',
      attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
    },
  ];
}
