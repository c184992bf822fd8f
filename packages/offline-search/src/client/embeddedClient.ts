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

/**
 * A place where an engine can run.
 *
 * @param reply - Receives the engine's replies.
 * @param fail - Called if the engine can't run there.
 */
export type StartEngine = (
  reply: (message: EngineReply) => void,
  fail: () => void,
) => (call: EngineCall) => void;

interface Waiting {
  readonly call: EngineCall;
  readonly resolve: (results: SearchResults | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a client for an engine.
 *
 * @param places - Where to run it, best first; if one fails, the next is tried.
 */
export function createEmbeddedClient(
  settings: EngineSettings,
  places: readonly StartEngine[],
): EmbeddedClient {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let place = 0;
  let send = startAt(0);

  function startAt(number: number): (call: EngineCall) => void {
    place = number;
    const start = places[number];
    if (!start) return refuse;
    try {
      const started = start(take, () => {
        startNext(number);
      });
      started({kind: 'start', settings});
      return started;
    } catch {
      return startAt(number + 1);
    }
  }

  /** Sends everything that the failed engine didn't answer to the next one. */
  function startNext(failed: number): void {
    if (failed !== place) return;
    send = startAt(failed + 1);
    if (send === refuse) refuse();
    for (const {call} of waiting.values()) send(call);
  }

  /** Nothing could start, perhaps because of the network, so later calls try again. */
  function refuse(): void {
    rejectAll(new Error('No search engine can run in this browser.'));
    send = (call) => {
      send = startAt(0);
      send(call);
    };
  }

  function take(message: EngineReply): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.results);
  }

  function rejectAll(error: Error): void {
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  }

  function ask(
    makeCall: (id: number) => EngineCall,
  ): Promise<SearchResults | undefined> {
    nextId += 1;
    const id = nextId;
    return new Promise((resolve, reject) => {
      const call = makeCall(id);
      waiting.set(id, {call, resolve, reject});
      send(call);
    });
  }

  return {
    prepare(version) {
      send({kind: 'prepare', version});
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
export function checkRequests(searchMethodParams: unknown): void {
  if (typeof searchMethodParams !== 'object' || searchMethodParams === null) {
    throw requestError('searchMethodParams', REQUIRED);
  }
  if (Array.isArray(searchMethodParams)) {
    if (searchMethodParams.length === 0)
      throw requestError('searchMethodParams', EMPTY);
    return;
  }
  const requests: unknown =
    'requests' in searchMethodParams ? searchMethodParams.requests : undefined;
  if (!Array.isArray(requests))
    throw requestError('searchMethodParams.requests', REQUIRED);
  if (requests.length === 0)
    throw requestError('searchMethodParams.requests', EMPTY);
}

const REQUIRED = 'is required';
const EMPTY = 'must not be empty';

function requestError(name: string, problem: string): Error {
  return new Error(`Parameter \`${name}\` ${problem} when calling \`search\`.`);
}
