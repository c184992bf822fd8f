import {useMemo} from 'react';

import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {LEVELS, type SearchRequest} from '../shared/algolia';
import {LIMITS} from '../shared/limits';
import type {SearchData} from '../shared/searchData';

const TAG = 'docs-default-';

export function useSearchData(): SearchData {
  // The plugin sets it.
  return usePluginData('search') as SearchData;
}

/** The framework's name of the docs version of the page, or the reader's last. */
export function useDocsVersion(): string {
  const [tag = ''] = useDocsContextualSearchTags();
  return tag.replace(TAG, '');
}

/** What requests for a docs version have in common. */
export function useScope(version: string): Omit<SearchRequest, 'query'> {
  const {indexName} = useSearchData();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return useMemo(() => {
    const isNarrow =
      typeof window !== 'undefined' &&
      window.matchMedia(`(max-width: ${LIMITS.narrowScreenPx}px)`).matches;
    const words = isNarrow ? LIMITS.snippetWordsNarrow : LIMITS.snippetWords;
    return {
      indexName,
      hitsPerPage: LIMITS.hitsPerPage,
      attributesToRetrieve: [
        ...LEVELS.map((level) => `hierarchy.${level}`),
        ...['content', 'type', 'url'],
      ],
      attributesToSnippet: [
        ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
        `content:${words}`,
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
      facetFilters: [
        `language:${currentLocale}`,
        ['docusaurus_tag:default', `docusaurus_tag:${TAG}${version}`],
      ],
    };
  }, [indexName, currentLocale, version]);
}

/** The address of a hit on this host, even if a crawler recorded another. */
export function useHrefOf(): (url: string) => string {
  const {
    siteConfig: {url: siteUrl},
  } = useDocusaurusContext();
  return useMemo(
    () => (url) => {
      const {origin} = window.location;
      const parsed = new URL(url, origin);
      const isOwn = parsed.origin === siteUrl || parsed.origin === origin;
      return isOwn
        ? parsed.pathname + parsed.search + parsed.hash
        : parsed.href;
    },
    [siteUrl],
  );
}
