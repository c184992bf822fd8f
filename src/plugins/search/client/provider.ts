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
  readonly notice?: Notice | undefined;
  /** A better answer to the same request, when one is under way; it may have one too. */
  readonly better?: Promise<Answer>;
}

/** Answers the dialog and the page, whoever answers behind it. */
export interface SearchProvider {
  /** Loads what searches of a docs version will need. */
  prepare(version: string): void;
  /** Rejects when nobody can answer: that is an error, never 'no results'. */
  ask(request: SearchRequest): Promise<Answer>;
}

/** Answers from the index of the site's own. */
export function createEmbeddedProvider(client: EmbeddedClient): SearchProvider {
  return {
    prepare: (version) => {
      client.prepare(version);
    },
    async ask(request) {
      return withBetter(client, request, await askFirst(client, request));
    },
  };
}

/** The answers that follow one, each from more of the pages than the last. */
export async function* betterAnswers({better}: Answer): AsyncGenerator<Answer> {
  let next = better;
  while (next) {
    const answer = await next;
    yield answer;
    next = answer.better;
  }
}

/** While more of the index is on its way, a better answer is too. */
function withBetter(
  client: EmbeddedClient,
  request: SearchRequest,
  result: SearchResult,
): Answer {
  if (result.exhaustiveNbHits) return {result};
  return {result, better: askAgain(client, request, result)};
}

async function askAgain(
  client: EmbeddedClient,
  request: SearchRequest,
  before: SearchResult,
): Promise<Answer> {
  try {
    await client.more(request);
    return withBetter(client, request, await askFirst(client, request));
  } catch {
    return {result: before, notice: 'partial'};
  }
}

async function askFirst(
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
      return {result: await askFirst(await loadOnce(), request)};
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
  const askEmbedded = async (
    request: SearchRequest,
    notice: Notice,
  ): Promise<Answer> => {
    let last = await embedded.ask(request);
    for await (const better of betterAnswers(last)) last = better;
    return {result: last.result, notice};
  };

  return {
    // The embedded index is loaded when it is needed, not before.
    prepare: () => undefined,
    async ask(request) {
      if (now() - failedAt < HOSTED_SEARCH.breakerMs) {
        return askEmbedded(request, 'unavailable');
      }
      const answering = askHosted(request);
      const outcome = await Promise.race([
        answering.catch(() => 'failed' as const),
        wait(HOSTED_SEARCH.patienceMs).then(() => 'slow' as const),
      ]);
      if (outcome === 'failed') return askEmbedded(request, 'unavailable');
      if (outcome !== 'slow') return outcome;
      return askEmbedded(request, 'slow').then(
        (shown) => ({...shown, better: settle(answering, shown)}),
        // Nothing to show meanwhile: the provider's answer is all there is.
        () => answering,
      );
    },
  };
}

/** What is shown stays; only what is said of it changes. */
async function settle(
  answering: Promise<Answer>,
  {result}: Answer,
): Promise<Answer> {
  try {
    await answering;
    return {result};
  } catch {
    return {result, notice: 'unavailable'};
  }
}
