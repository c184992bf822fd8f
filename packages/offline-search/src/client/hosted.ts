import {apiClientVersion, liteClient} from 'algoliasearch/lite';

import type {SearchClient} from '../shared/algolia';
import {readResult} from '../shared/readHit';
import {checkRequests} from './embeddedClient';
import {createHostStatusCache} from './hostStatusCache';

type LiteOptions = Parameters<typeof liteClient>[2];

/**
 * Creates the client of the hosted provider.
 *
 * @param options - For tests: other hosts or another requester.
 * @throws Error if the application ID or its key is missing.
 */
export function createHostedClient(
  appId: string,
  searchKey: string,
  options?: LiteOptions,
): SearchClient {
  const hostsCache = createHostStatusCache(
    // The client's own key.
    `algolia-client-js-${apiClientVersion}-${appId}`,
  );
  const client = liteClient(appId, searchKey, {hostsCache, ...options});
  client.addAlgoliaAgent('docsearch', 'offline-search');
  return {
    async search(requests) {
      checkRequests(requests);
      const {results} = await client.search({
        requests: requests.requests.map((request) => ({
          ...request,
          facetFilters: request.facetFilters?.map((filter) =>
            typeof filter === 'string' ? filter : [...filter],
          ),
        })),
      });
      return {results: results.map(readResult)};
    },
  };
}
