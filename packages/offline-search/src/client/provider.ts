import {once} from '@openchoreo/page-tools/once';

import {HOSTED_SEARCH} from '../shared/limits';
import type {
  SearchClient,
  SearchRequest,
  SearchResult,
} from '../shared/algolia';
import type {EmbeddedClient} from './embeddedClient';

/**
 * Notices shown next to results:
 * - `slow`: the hosted provider has not answered yet;
 * - `unavailable`: it can't be reached;
 * - `partial`: the text of the pages could not be loaded;
 * - `titles`: it is still loading;
 * - `searched`: it has no better match;
 * - `better`: it has.
 */
export type Notice =
  'slow' | 'unavailable' | 'partial' | 'titles' | 'searched' | 'better';

export interface Answer {
  readonly result: SearchResult;
  readonly notice?: Notice;
}

/** Answers the dialog and the search page, with any client. */
export interface SearchProvider {
  /** Loads what searches in a docs version will need. */
  prepare(version: string): void;
  /**
   * Gives an answer, and a better one whenever more is known. Throws if nobody can
   * answer: that is an error, never "no results".
   */
  ask(request: SearchRequest): AsyncGenerator<Answer>;
}

/** Answers from the site's own index, and again as more of it arrives. */
export function createEmbeddedProvider(client: EmbeddedClient): SearchProvider {
  return {
    prepare: (version) => {
      client.prepare(version);
    },
    async *ask(request) {
      let result = await askOnce(client, request);
      while (!result.exhaustiveNbHits) {
        yield {result, notice: 'titles'};
        try {
          await client.more(request);
          result = await askOnce(client, request);
        } catch {
          yield {result, notice: 'partial'};
          return;
        }
      }
      yield {result};
    },
  };
}

async function askOnce(
  client: SearchClient,
  request: SearchRequest,
): Promise<SearchResult> {
  const {results} = await client.search({requests: [request]});
  const [result] = results;
  if (result) return result;
  throw new Error('The search provider sent no results.');
}

/**
 * Answers from the hosted provider. If it is slow, the embedded answer is shown
 * with a notice in the meantime. If it fails, the notice says so, and for a while
 * searches no longer wait for it.
 *
 * @param loadHosted - Loads the hosted client, which is kept with its caches and
 *   its knowledge of hosts.
 */
export function createFallbackProvider(
  embedded: SearchProvider,
  loadHosted: () => Promise<SearchClient>,
): SearchProvider {
  const getHosted = once(loadHosted);
  let failedAt = -Infinity;

  const askHosted = async (request: SearchRequest): Promise<Answer> => {
    try {
      return {result: await askOnce(await getHosted(), request)};
    } catch (error) {
      failedAt = performance.now();
      throw error;
    }
  };
  /** The last and best embedded answer. */
  const askEmbedded = async (request: SearchRequest): Promise<SearchResult> => {
    let last: SearchResult | undefined;
    for await (const {result} of embedded.ask(request)) last = result;
    if (last) return last;
    throw new Error('The embedded index gave no answer.');
  };

  return {
    // Load the embedded index only when it is needed.
    prepare: () => undefined,
    async *ask(request) {
      if (performance.now() - failedAt >= HOSTED_SEARCH.breakerMs) {
        const answering = askHosted(request);
        const outcome = await Promise.race([
          answering.catch(() => 'failed' as const),
          new Promise<'slow'>((resolve) => {
            setTimeout(resolve, HOSTED_SEARCH.patienceMs, 'slow');
          }),
        ]);
        if (outcome === 'slow') {
          const result = await askEmbedded(request).catch(() => undefined);
          if (!result) {
            // No embedded answer to show meanwhile, so wait for the provider.
            yield await answering;
            return;
          }
          yield {result, notice: 'slow'};
          // The results stay; only the notice changes.
          yield await answering.then(
            () => ({result}),
            () => ({result, notice: 'unavailable'}),
          );
          return;
        }
        if (outcome !== 'failed') {
          yield outcome;
          return;
        }
      }
      yield {result: await askEmbedded(request), notice: 'unavailable'};
    },
  };
}
