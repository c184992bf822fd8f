import {useMemo} from 'react';

import type {LiteClient} from 'algoliasearch/lite';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchData} from '..';
import {
  type SearchRequest,
  type SearchResult,
  searchResults,
} from '../shared/provider';
import {askEmbedded} from './embedded';

/** An answer, and whether the site's own index stood in for the provider. */
export interface Answer {
  readonly result: SearchResult;
  readonly isFallback: boolean;
}

/** @throws Error if nobody can answer. */
export type Ask = (request: SearchRequest) => Promise<Answer>;

/** Milliseconds for which an answer is waited for: to connect, and to read. */
const PATIENCE_MS = 3000;
/** Milliseconds for which searches don't wait for a provider that failed. */
const PAUSE_MS = 30_000;
const TAG = 'docs-default-';

let client: Promise<LiteClient> | undefined;
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

/** The filter for a docs version, and pages without one. */
export function useFilters(version: string) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(
    () => [
      `language:${currentLocale}`,
      ['docusaurus_tag:default', `docusaurus_tag:${TAG}${version}`],
    ],
    [currentLocale, version],
  );
}

/** Asks the provider; if it can't answer in time, or there is none, the site's own index. */
export function useAsk(version: string): Ask {
  const {hosted} = useSearchData();
  const siteUrl = useDocusaurusContext().siteConfig.url;
  const baseUrl = useBaseUrl('/');
  return useMemo(
    () => async (request) => {
      if (hosted && performance.now() - failedAt >= PAUSE_MS) {
        try {
          const result = await askProvider(hosted, request, siteUrl);
          return {result, isFallback: false};
        } catch {
          failedAt = performance.now();
        }
      }
      const result = await askEmbedded(baseUrl, version, request);
      return {result, isFallback: hosted !== undefined};
    },
    [hosted, siteUrl, baseUrl, version],
  );
}

async function askProvider(
  {appId, searchKey}: NonNullable<SearchData['hosted']>,
  request: SearchRequest,
  siteUrl: string,
): Promise<SearchResult> {
  client ??= import('algoliasearch/lite').then(({liteClient}) =>
    liteClient(appId, searchKey),
  );
  const provider = await client;
  const answer = await Promise.race([
    provider.search({requests: [request]}),
    new Promise((_resolve, reject) => {
      setTimeout(reject, PATIENCE_MS, new Error('No answer in time.'));
    }),
  ]);
  const [result] = searchResults.parse(answer).results;
  // A crawler records the address of the published site.
  const hits = result.hits.map((hit) =>
    hit.url.startsWith(`${siteUrl}/`)
      ? {...hit, url: hit.url.slice(siteUrl.length)}
      : hit,
  );
  return {...result, hits};
}
