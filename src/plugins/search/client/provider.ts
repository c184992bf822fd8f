import {HOSTED_SEARCH} from '../../../site/limits';
import type {
  SearchClient,
  SearchRequest,
  SearchResult,
} from '../shared/algolia';
import type {EmbeddedClient} from './embeddedClient';

/**
 * What a reader is told beside results:
 * - `slow`: the hosted provider has not answered yet;
 * - `unavailable`: it cannot be reached;
 * - `partial`: the text of the pages could not be loaded.
 */
export type Notice = 'slow' | 'unavailable' | 'partial';

export interface Answer {
  readonly result: SearchResult;
  readonly notice?: Notice;
}

/** Answers the dialog and the page, whoever answers behind it. */
export interface SearchProvider {
  /** Loads what searches of a docs version will need. */
  prepare(version: string): void;
  /**
   * Gives an answer, and a better one each time that more is known. Throws
   * when nobody can answer: that is an error, never 'no results'.
   */
  ask(request: SearchRequest): AsyncGenerator<Answer>;
}

/** Answers from the site's own index, again as more of it arrives. */
export function createEmbeddedProvider(client: EmbeddedClient): SearchProvider {
  return {
    prepare: (version) => {
      client.prepare(version);
    },
    async *ask(request) {
      let result = await askOnce(client, request);
      yield {result};
      while (!result.exhaustiveNbHits) {
        try {
          await client.more(request);
          result = await askOnce(client, request);
        } catch {
          yield {result, notice: 'partial'};
          return;
        }
        yield {result};
      }
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

export interface FallbackOptions {
  /** Loads the hosted client. */
  readonly loadHosted: () => Promise<SearchClient>;
  readonly embedded: SearchProvider;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Answers from the hosted provider. When it is slow, the embedded answer is
 * shown with a notice while the provider is waited for; when it fails, the
 * notice says so, and for a while it is not waited for again.
 */
export function createFallbackProvider({
  loadHosted,
  embedded,
  now,
  wait,
}: FallbackOptions): SearchProvider {
  let hosted: Promise<SearchClient> | undefined;
  let failedAt = -Infinity;

  const loadOnce = (): Promise<SearchClient> => {
    hosted ??= loadHosted();
    // A client that could not be loaded may be later; one that could is kept,
    // with its caches and what it knows of its hosts.
    hosted.catch(() => {
      hosted = undefined;
    });
    return hosted;
  };
  const askHosted = async (request: SearchRequest): Promise<Answer> => {
    try {
      return {result: await askOnce(await loadOnce(), request)};
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
  /** The last and best of the embedded answers. */
  const askEmbedded = async (request: SearchRequest): Promise<SearchResult> => {
    let last: SearchResult | undefined;
    for await (const {result} of embedded.ask(request)) last = result;
    if (last) return last;
    throw new Error('The embedded index gave no answer.');
  };

  return {
    // The embedded index is loaded when it is needed, not before.
    prepare: () => undefined,
    async *ask(request) {
      if (now() - failedAt >= HOSTED_SEARCH.breakerMs) {
        const answering = askHosted(request);
        const outcome = await Promise.race([
          answering.catch(() => 'failed' as const),
          wait(HOSTED_SEARCH.patienceMs).then(() => 'slow' as const),
        ]);
        if (outcome === 'slow') {
          const result = await askEmbedded(request).catch(() => undefined);
          if (!result) {
            // Nothing to show meanwhile: the provider's answer is all there is.
            yield await answering;
            return;
          }
          yield {result, notice: 'slow'};
          // What is shown stays; only the notice changes.
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
