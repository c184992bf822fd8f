import {apiClientVersion, liteClient} from 'algoliasearch/lite';

import {isRecord} from '../../../lib/isRecord';
import {searchHostsKey} from '../../../site/storageKeys';
import type {SearchClient} from '../shared/algolia';
import {readResult} from '../shared/readHit';
import {checkRequests} from './embeddedClient';
import {createHostStatusCache} from './hostStatusCache';

type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = Parameters<typeof liteClient>[2];

/** The hosted provider's client, with its own behavior. */
export interface HostedClient extends SearchClient {
  readonly getRecommendations: LiteClient['getRecommendations'];
  readonly customPost: LiteClient['customPost'];
}

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
): HostedClient {
  const hostsCache = createHostStatusCache(
    searchHostsKey(apiClientVersion, appId),
  );
  const client = liteClient(appId, searchKey, {hostsCache, ...options});
  client.addAlgoliaAgent('docsearch', 'openchoreo');
  return {
    getRecommendations: async (params, requestOptions) => {
      const given: unknown = params;
      const asked = isRecord(given) ? given['requests'] : given;
      if (Array.isArray(asked) && asked.length === 0) {
        throw new Error(
          'Parameter `getRecommendationsParams.requests` must not be empty when calling `getRecommendations`.',
        );
      }
      return client.getRecommendations(params, requestOptions);
    },
    customPost: (params, requestOptions) =>
      client.customPost(params, requestOptions),
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
