import {useCallback} from 'react';

import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchData} from '..';
import type {SearchResult} from '../shared/hits';
import {askEmbedded} from './embedded';

/** Milliseconds for which searches don't wait for a provider that failed. */
const PAUSE_MS = 30_000;
/** Screens up to this width get shorter excerpts. */
const NARROW = '(max-width: 768px)';
const TAG = 'docs-default-';

let failedAt = -Infinity;

export function useSearchData(): SearchData {
  // The plugin sets it.
  return usePluginData('search') as SearchData;
}

/** The framework's name of the docs version of the page, or the reader's last. */
export function useDocsVersion(): string {
  const [tag = ''] = useDocsContextualSearchTags();
  return tag.replace(TAG, '');
}

/**
 * Asks the provider; if it can't answer in time, or there is none, the site's own
 * index.
 *
 * @returns What asks for a part of the rows; 0 is the first. It throws an error if
 *   nobody can answer.
 */
export function useAsk(version: string) {
  const {indexName, hosted} = useSearchData();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale} = i18n;
  const {url, baseUrl} = siteConfig;
  return useCallback(
    async (query: string, part: number): Promise<SearchResult> => {
      const words = matchMedia(NARROW).matches ? 5 : 10;
      if (hosted && performance.now() - failedAt >= PAUSE_MS) {
        try {
          const {askHosted} = await import('./hosted');
          const facetFilters = [
            `language:${currentLocale}`,
            ['docusaurus_tag:default', `docusaurus_tag:${TAG}${version}`],
          ];
          const request = {query, page: part, indexName, facetFilters};
          return await askHosted(hosted, request, words, url);
        } catch {
          failedAt = performance.now();
        }
      }
      const request = {query, part, words, baseUrl};
      const result = await askEmbedded(version, request);
      return {...result, isFallback: hosted !== undefined};
    },
    [indexName, hosted, currentLocale, url, baseUrl, version],
  );
}
