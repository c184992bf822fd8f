// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {hitOf, resultOf} from '../../fixtures/hits';
import {createHostedClient} from './hosted';

const {BROWSER_BUILD} = vi.hoisted(() => ({
  BROWSER_BUILD: 'algoliasearch/dist/lite/builds/browser',
}));

// Import the browser build, which readers get; Node would resolve its own.
vi.mock('algoliasearch/lite', () => vi.importActual(BROWSER_BUILD));

const REQUESTS = {requests: [{indexName: 'docs', query: 'pods'}]};

interface Reply {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
}

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly connectTimeout: number;
  readonly responseTimeout: number;
}

function replyOf(status: number, content = 'x', isTimedOut = false): Reply {
  return {status, content, isTimedOut};
}

const SOUND = replyOf(
  200,
  JSON.stringify({results: [resultOf([hitOf('Page')])]}),
);
const CLOSED = replyOf(0, '');
const SILENT = replyOf(0, '', true);

/** A client whose calls get these replies in turn, and then the last of them. */
function clientOn(...replies: readonly Reply[]) {
  const calls: Call[] = [];
  const client = createHostedClient('APP', 'key', {
    requester: {
      send: ({data, url, ...call}) => {
        const reply = replies[calls.length] ?? replies.at(-1) ?? SOUND;
        const body: unknown = JSON.parse(data ?? 'null');
        calls.push({...call, url: new URL(url), body});
        return Promise.resolve(reply);
      },
    },
  });
  const hosts = () => calls.map(({url}) => url.hostname);
  return {client, calls, hosts};
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('calls', () => {
  test('a search is posted to all indexes, credentials in the address', async () => {
    const {client, calls} = clientOn(SOUND);
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.hits[0]?.objectID).toBe('Page');
    expect(results[0]?.nbHits).toBe(1);
    const [call] = calls;
    expect(call?.method).toBe('POST');
    expect(call?.url.pathname).toBe('/1/indexes/*/queries');
    expect(call?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(call?.url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(call?.body).toEqual(REQUESTS);
  });

  test('an answer is kept in memory: the same search is asked once', async () => {
    const {client, calls} = clientOn(SOUND);
    await client.search(REQUESTS);
    await client.search(REQUESTS);
    expect(calls).toHaveLength(1);
  });
});

describe('what is missing', () => {
  test.each([
    ['', 'key', '`appId` is missing.'],
    ['APP', '', '`apiKey` is missing.'],
  ])('id %j and key %j: %s', (appId, key, message) => {
    expect(() => createHostedClient(appId, key)).toThrow(message);
  });

  test('a list of requests that is empty is refused', async () => {
    const {client} = clientOn(SOUND);
    await expect(client.search({requests: []})).rejects.toThrow(
      'Parameter `searchMethodParams.requests` must not be empty when calling `search`.',
    );
  });
});

describe('errors', () => {
  test.each([
    ['unreachable', CLOSED],
    ['silent', SILENT],
  ])(
    'if every host is %s, each is asked in time and a retry error is thrown',
    async (_, reply) => {
      const {client, calls, hosts} = clientOn(reply);
      await expect(client.search(REQUESTS)).rejects.toMatchObject({
        name: 'RetryError',
      });
      expect(hosts()[0]).toBe('app-dsn.algolia.net');
      expect([...new Set(hosts())].sort()).toEqual([
        'app-1.algolianet.com',
        'app-2.algolianet.com',
        'app-3.algolianet.com',
        'app-dsn.algolia.net',
      ]);
      expect(calls[0]?.connectTimeout).toBe(1000);
      expect(calls[0]?.responseTimeout).toBe(2000);
    },
  );

  test.each([400, 403, 404, 429])(
    '%i is thrown and not retried',
    async (status) => {
      const body = JSON.stringify({message: 'refused', status});
      const {client, calls} = clientOn(replyOf(status, body), SOUND);
      await expect(client.search(REQUESTS)).rejects.toMatchObject({
        name: 'ApiError',
        status,
        message: 'refused',
      });
      expect(calls).toHaveLength(1);
    },
  );

  test.each([500, 503, 302])('%i: the next host is tried', async (status) => {
    const {client, hosts} = clientOn(replyOf(status), SOUND);
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.nbHits).toBe(1);
    expect(new Set(hosts()).size).toBe(2);
  });
});

describe('hosts', () => {
  test('a host that failed is not asked again for two minutes', async () => {
    const {client, hosts} = clientOn(replyOf(500), SOUND);
    const ask = (query: string) =>
      client.search({requests: [{indexName: 'docs', query}]});
    await ask('one');
    await ask('two');
    const [first = '', second = ''] = hosts();
    expect(hosts()).toEqual([first, second, second]);
    const later = Date.now() + 121_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await ask('three');
    expect(hosts()).toEqual([first, second, second, first]);
  });

  test('what is known of hosts is kept in local storage', async () => {
    const {client} = clientOn(replyOf(500), SOUND);
    await client.search(REQUESTS);
    const keys = Object.keys(localStorage);
    expect(
      keys.filter((key) => /^algolia-client-js-.*APP$/.test(key)),
    ).toHaveLength(1);
    expect(localStorage.getItem(keys[0] ?? '')).toContain('down');
  });
});
