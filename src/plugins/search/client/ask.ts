import type {SearchRequest, SearchResult} from '../shared/algolia';
import {readResult} from '../shared/readHit';
import {EmbeddedEngine} from './embeddedEngine';

/** An answer, and whether the site's own index stood in for the provider. */
export interface Answer {
  readonly result: SearchResult;
  readonly isFallback: boolean;
}

/** @throws Error if nobody can answer. */
export type Ask = (request: SearchRequest) => Promise<Answer>;

/** The provider's client, as far as search uses it. */
export interface HostedClient {
  search(requests: {
    requests: SearchRequest[];
  }): Promise<{results: readonly unknown[]}>;
}

/** Milliseconds for which an answer is waited for: to connect, and to read. */
const PATIENCE_MS = 3000;
/** Milliseconds for which searches don't wait for a provider that failed. */
const PAUSE_MS = 30_000;

let engine: EmbeddedEngine | undefined;

/** The only engine of the page. */
export function embeddedEngine(baseUrl: string): EmbeddedEngine {
  engine ??= new EmbeddedEngine(baseUrl);
  return engine;
}

/** Answers from the site's own index of a docs version. */
export function askEmbedded(baseUrl: string, version: string): Ask {
  return async (request) => ({
    result: await embeddedEngine(baseUrl).ask(version, request),
    isFallback: false,
  });
}

let failedAt = -Infinity;

/** Answers from the provider; if it can't in time, from the site's own index. */
export function askHosted(
  getClient: () => Promise<HostedClient>,
  embedded: Ask,
): Ask {
  return async (request) => {
    if (performance.now() - failedAt >= PAUSE_MS) {
      try {
        const client = await getClient();
        const {results} = await Promise.race([
          client.search({requests: [request]}),
          new Promise<never>((_resolve, reject) => {
            setTimeout(reject, PATIENCE_MS, new Error('No answer in time.'));
          }),
        ]);
        return {result: readResult(results[0]), isFallback: false};
      } catch {
        failedAt = performance.now();
      }
    }
    return {...(await embedded(request)), isFallback: true};
  };
}
