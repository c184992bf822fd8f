import type {
  SearchClient,
  SearchRequest,
  SearchRequests,
  SearchResults,
} from '../shared/algolia';
import type {EngineCall, EngineReply, EngineSettings} from './protocol';

/** The client whose answers come from an index of the site's own. */
export interface EmbeddedClient extends SearchClient {
  /** Loads what a docs version's searches need. */
  prepare(version: string): void;
  /** Reads everything anew from now on, where the pages may have changed. */
  forget(): void;
  /** Waits until more of a request's index is there: the answer may differ. */
  more(request: SearchRequest): Promise<void>;
}

/**
 * Where engines run.
 *
 * @param reply - Takes what the engine answers.
 * @param fail - Called when the engine cannot run there.
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
 * Makes a client of an engine.
 *
 * @param places - Where to start it, best first: the next when one fails.
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
        moveOn(number);
      });
      started({kind: 'start', settings});
      return started;
    } catch {
      return startAt(number + 1);
    }
  }

  /** Asks the next engine whatever the one that failed has not answered. */
  function moveOn(failed: number): void {
    if (failed !== place) return;
    send = startAt(failed + 1);
    if (send === refuse) refuse();
    for (const {call} of waiting.values()) send(call);
  }

  /** Nothing could start, perhaps for lack of a network: later calls try again. */
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
    forget() {
      send({kind: 'start', settings});
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
 * Refuses a list of requests that is missing, in the words of the hosted
 * client, and an empty one, which that client lets through.
 *
 * @throws Error.
 */
export function checkRequests(searchMethodParams: unknown): void {
  if (typeof searchMethodParams !== 'object' || searchMethodParams === null) {
    throw refusal('searchMethodParams', REQUIRED);
  }
  if (Array.isArray(searchMethodParams)) {
    if (searchMethodParams.length === 0)
      throw refusal('searchMethodParams', EMPTY);
    return;
  }
  const requests: unknown =
    'requests' in searchMethodParams ? searchMethodParams.requests : undefined;
  if (!Array.isArray(requests))
    throw refusal('searchMethodParams.requests', REQUIRED);
  if (requests.length === 0)
    throw refusal('searchMethodParams.requests', EMPTY);
}

const REQUIRED = 'is required';
const EMPTY = 'must not be empty';

function refusal(name: string, problem: string): Error {
  return new Error(`Parameter \`${name}\` ${problem} when calling \`search\`.`);
}
