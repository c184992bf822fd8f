import {isRecord} from '@openchoreo/page-tools/isRecord';

import type {
  SearchClient,
  SearchRequest,
  SearchRequests,
  SearchResults,
} from '../shared/algolia';
import type {EngineCall, EngineReply, EngineSettings} from './protocol';

/** The client that answers from the site's own index. */
export interface EmbeddedClient extends SearchClient {
  /** Loads everything that searches in a docs version need. */
  prepare(version: string): void;
  /** Waits until more of a request's index is loaded: the answer may differ. */
  more(request: SearchRequest): Promise<void>;
}

/** The part of a worker that runs an engine, so that typing never waits for it. */
export type EngineWorker = Pick<
  Worker,
  'addEventListener' | 'postMessage' | 'terminate'
>;

interface Waiting {
  readonly resolve: (results: SearchResults | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a client for an engine.
 *
 * @param startWorker - Called again after a worker failed, perhaps because of the
 *   network.
 */
export function createEmbeddedClient(
  settings: EngineSettings,
  startWorker: () => EngineWorker,
): EmbeddedClient {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let worker: EngineWorker | undefined;

  function send(call: EngineCall): void {
    worker ??= start();
    worker.postMessage(call);
  }

  function start(): EngineWorker {
    const started = startWorker();
    started.addEventListener('message', ({data}: MessageEvent) => {
      // This is the site's own worker, so its messages are always replies.
      take(data as EngineReply);
    });
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
      for (const {reject} of waiting.values()) {
        reject(new Error('The search engine cannot run.'));
      }
      waiting.clear();
    });
    started.postMessage({kind: 'start', settings} satisfies EngineCall);
    return started;
  }

  function take(message: EngineReply): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.results);
  }

  function ask(
    callOf: (id: number) => EngineCall,
  ): Promise<SearchResults | undefined> {
    nextId += 1;
    return new Promise((resolve, reject) => {
      waiting.set(nextId, {resolve, reject});
      // A browser that refuses workers throws here, which rejects the promise.
      send(callOf(nextId));
    });
  }

  return {
    prepare(version) {
      try {
        send({kind: 'prepare', version});
      } catch {
        // The search will say so.
      }
    },
    async more(request) {
      await ask((id) => ({kind: 'more', id, request}));
    },
    async search(requests: SearchRequests) {
      checkRequests(requests);
      const results = await ask((id) => ({kind: 'search', id, requests}));
      return results ?? {results: []};
    },
  };
}

/**
 * Rejects a missing list of requests with the hosted client's message, and an
 * empty one, which that client accepts.
 *
 * @throws Error.
 */
export function checkRequests(params: unknown): void {
  const fail = (problem: string): never => {
    throw new Error(
      `Parameter \`searchMethodParams${problem} when calling \`search\`.`,
    );
  };
  if (!isRecord(params)) return fail('` is required');
  const {requests} = params;
  if (!Array.isArray(requests)) return fail('.requests` is required');
  if (requests.length === 0) fail('.requests` must not be empty');
}
