import type {HeadTag} from '../../site/brand';
import type {Environment} from '../../site/environment';
import type {SearchData} from './shared/searchData';

/** Stored searches use it as a key, even without a hosted index. */
const DEFAULT_INDEX_NAME = 'openchoreo';

/** The search options for a build's settings. */
export function searchData({
  search,
  development,
}: Pick<Environment, 'search' | 'development'>): SearchData {
  if (search.provider === 'hosted') {
    const {appId, searchKey, indexName} = search;
    return {indexName, hosted: {appId, searchKey}};
  }
  return {
    indexName: DEFAULT_INDEX_NAME,
    // Only a build writes an index.
    ...(development && {
      note: 'Search answers in a built site: npm run build && npm run serve',
    }),
  };
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
