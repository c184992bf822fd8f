import type {Environment} from '../../site/environment';
import type {SearchSettings} from './shared/settings';

/** Stored searches are kept under it, also without a hosted index. */
const DEFAULT_INDEX_NAME = 'openchoreo';

/** What the settings of a build mean to search. */
export function searchSettings({
  siteUrl,
  baseUrl,
  search,
  development,
}: Pick<
  Environment,
  'siteUrl' | 'baseUrl' | 'search' | 'development'
>): SearchSettings {
  if (search.provider === 'embedded') {
    return {
      siteUrl,
      baseUrl,
      indexName: DEFAULT_INDEX_NAME,
      isDraft: development,
      provider: {kind: 'embedded'},
    };
  }
  const {appId, searchKey, indexName} = search;
  return {
    siteUrl,
    baseUrl,
    indexName,
    isDraft: development,
    provider: {kind: 'hosted', appId, searchKey},
  };
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
