import {useCallback, useRef, useState} from 'react';

import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchData} from '..';
import type {SearchResult} from '../shared/readHits';
import {askEmbedded} from './embedded';

/** Screens up to this width get shorter excerpts. */
const NARROW = '(max-width: 768px)';
const TAG = 'docs-default-';

export function useSearchData(): SearchData {
  // The plugin sets it.
  return usePluginData('search') as SearchData;
}

/** The framework's name of the docs version of the page, or the reader's last. */
export function useSearchedVersion(): string {
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
function useAsk(version: string) {
  const {indexName, hosted} = useSearchData();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale} = i18n;
  const {url, baseUrl} = siteConfig;
  return useCallback(
    async (query: string, part: number): Promise<SearchResult> => {
      const words = matchMedia(NARROW).matches ? 5 : 10;
      if (hosted) {
        try {
          const {askHosted} = await import('./hosted');
          const facetFilters = [
            `language:${currentLocale}`,
            ['docusaurus_tag:default', `docusaurus_tag:${TAG}${version}`],
          ];
          const request = {query, page: part, indexName, facetFilters};
          return await askHosted(hosted, request, words, url);
        } catch {
          // The site's own index stands in.
        }
      }
      const request = {query, part, words, baseUrl};
      const result = await askEmbedded(version, request);
      return {...result, isFallback: hosted !== undefined};
    },
    [indexName, hosted, currentLocale, url, baseUrl, version],
  );
}

/** The newest answer, or that there is none. */
export type Status = Partial<SearchResult> & {
  /** How many parts of the rows it has. */
  readonly parts?: number;
  readonly isFailed?: boolean;
};

/** Searches a docs version; only the newest search sets the status. */
export function useSearch(version: string) {
  const ask = useAsk(version);
  const [status, setStatus] = useState<Status>({});
  const newest = useRef<Promise<SearchResult>>(undefined);
  /**
   * Asks for the first rows, or for those after the ones `shown`.
   *
   * @returns The answer. After a failure, or if another search began, it is
   *   awaited for ever: DocSearch drops its error screen and takes late answers.
   */
  const search = useCallback(
    async (query: string, shown: Status = {}) => {
      const {hits = [], parts = 0} = shown;
      const asked = ask(query, parts);
      newest.current = asked;
      const answer = await asked.catch(() => undefined);
      if (newest.current === asked && answer) {
        const all = [...hits, ...answer.hits];
        setStatus({...answer, hits: all, parts: parts + 1});
        return answer;
      }
      if (newest.current === asked) setStatus({isFailed: true});
      return new Promise<never>(() => undefined);
    },
    [ask],
  );
  /** Shows something else, or nothing, in place of the newest answer. */
  const show = useCallback((other: Status = {}) => {
    newest.current = undefined;
    setStatus(other);
  }, []);
  return {status, search, show};
}
