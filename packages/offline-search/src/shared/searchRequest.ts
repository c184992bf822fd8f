import {SEARCH} from './limits';
import {HIERARCHY_LEVELS, type SearchRequest} from './algolia';
import {MARK_TAGS} from './markedText';

export interface SearchScope {
  readonly indexName: string;
  readonly language: string;
  /** The docs version to search, in addition to pages without one. */
  readonly version: string;
  /** Whether the screen is narrow enough for short snippets. */
  readonly isNarrow: boolean;
}

/** The request that DocSearch sends for a query. */
export function createSearchRequest(
  query: string,
  {indexName, language, version, isNarrow}: SearchScope,
  page = 0,
): SearchRequest {
  const words = isNarrow ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords;
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
  return {
    query,
    indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: MARK_TAGS.before,
    highlightPostTag: MARK_TAGS.after,
    hitsPerPage: SEARCH.hitsPerPage,
    clickAnalytics: false,
    facetFilters: [
      `language:${language}`,
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
    ],
    ...(page > 0 && {page}),
  };
}
