import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {HOSTED_SEARCH} from '../../../site/limits';
import {hitOf, resultOf} from '../fixtures/hits';
import {createHostedClient} from './hosted';

const {BROWSER_BUILD} = vi.hoisted(() => ({
  BROWSER_BUILD: 'algoliasearch/dist/lite/builds/browser',
}));

// Import the browser build, which readers get; Node would resolve its own.
vi.mock('algoliasearch/lite', () => vi.importActual(BROWSER_BUILD));

const REQUESTS = {requests: [{indexName: 'docs', query: 'pods'}]};
const SOUND = JSON.stringify({results: [resultOf([hitOf('Page')])]});

interface Call {
  readonly host: number;
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

type Reply =
  {readonly status: number; readonly body: string} | 'hang' | 'closed';

/** Hosts of the provider, each with its own server, in the order of the attempts. */
class Provider {
  readonly calls: Call[] = [];
  readonly servers: Server[] = [];

  static async start(replies: readonly Reply[]): Promise<Provider> {
    const provider = new Provider();
    for (const [host, reply] of replies.entries()) {
      const server = createServer((request, response) => {
        void readBody(request).then((body) => {
          provider.calls.push({
            host,
            method: request.method ?? '',
            url: new URL(request.url ?? '', 'http://host'),
            body,
          });
          if (typeof reply === 'string') return;
          response.writeHead(reply.status, {
            'access-control-allow-origin': '*',
            'content-type': 'application/json',
          });
          response.end(reply.body);
        });
      });
      provider.servers.push(server);
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      // A server listens on a port, not on a pipe.
      const {port} = server.address() as AddressInfo;
      provider.ports.push(port);
      if (reply === 'closed') server.close();
    }
    return provider;
  }

  readonly ports: number[] = [];

  get hosts() {
    return this.ports.map((port) => ({
      url: `127.0.0.1:${port}`,
      protocol: 'http' as const,
      accept: 'readWrite' as const,
    }));
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.servers.map(
        (server) =>
          new Promise<void>((resolve) => {
            server.closeAllConnections();
            server.close(() => {
              resolve();
            });
          }),
      ),
    );
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const running: Provider[] = [];
const QUICK = {connect: 100, read: 100, write: 100};

async function clientOn(
  replies: readonly Reply[],
  options: Parameters<typeof createHostedClient>[2] = {},
) {
  const provider = await Provider.start(replies);
  running.push(provider);
  const client = createHostedClient('APP', 'key', {
    hosts: provider.hosts,
    ...options,
  });
  return {client, calls: provider.calls};
}

beforeEach(() => {
  localStorage.clear();
  // The simulated browser logs each failed request.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((provider) => provider.stop()));
});

const sound = {status: 200, body: SOUND};

describe('calls', () => {
  test('a search is posted to all indexes, credentials in the address', async () => {
    const {client, calls} = await clientOn([sound]);
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.hits[0]?.objectID).toBe('Page');
    expect(results[0]?.nbHits).toBe(1);
    const [call] = calls;
    expect(call?.method).toBe('POST');
    expect(call?.url.pathname).toBe('/1/indexes/*/queries');
    expect(call?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(call?.url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(JSON.parse(call?.body ?? '')).toEqual(REQUESTS);
  });

  test('recommendations are posted to all indexes', async () => {
    const {client, calls} = await clientOn([
      {status: 200, body: '{"results":[]}'},
    ]);
    await client.getRecommendations({
      requests: [
        {
          indexName: 'docs',
          objectID: 'a',
          model: 'related-products',
          threshold: 0,
        },
      ],
    });
    expect(calls[0]?.url.pathname).toBe('/1/indexes/*/recommendations');
    expect(calls[0]?.method).toBe('POST');
  });

  test('a custom call is posted to the path that is given', async () => {
    const {client, calls} = await clientOn([{status: 200, body: '{"ok":1}'}]);
    const answer = await client.customPost({path: '1/own/path', body: {a: 1}});
    expect(answer).toEqual({ok: 1});
    expect(calls[0]?.url.pathname).toBe('/1/own/path');
    expect(calls[0]?.body).toBe('{"a":1}');
  });

  test('an answer is kept in memory: the same search is asked once', async () => {
    const {client, calls} = await clientOn([sound]);
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
    const {client} = await clientOn([sound]);
    await expect(client.search({requests: []})).rejects.toThrow(
      'Parameter `searchMethodParams.requests` must not be empty when calling `search`.',
    );
    await expect(client.getRecommendations({requests: []})).rejects.toThrow(
      'Parameter `getRecommendationsParams.requests` must not be empty when calling `getRecommendations`.',
    );
    await expect(client.getRecommendations([])).rejects.toThrow(
      'must not be empty',
    );
  });
});

describe('errors', () => {
  test('every host unreachable: a retry error after the last', async () => {
    const {client, calls} = await clientOn(['closed', 'closed', 'closed']);
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(calls).toHaveLength(0);
    expect(JSON.stringify(localStorage).match(/down/g)).toHaveLength(3);
  });

  test('every host swallows the call: each is given up, then a retry error', async () => {
    const {client, calls} = await clientOn(['hang', 'hang'], {timeouts: QUICK});
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(calls).toHaveLength(2);
  });

  test.each([400, 403, 404, 429])(
    '%i is thrown and not retried',
    async (status) => {
      const body = JSON.stringify({message: 'refused', status});
      const {client, calls} = await clientOn([{status, body}, sound]);
      await expect(client.search(REQUESTS)).rejects.toMatchObject({
        name: 'ApiError',
        status,
        message: 'refused',
      });
      expect(calls).toHaveLength(1);
    },
  );

  test.each([500, 503, 302])('%i: the next host is tried', async (status) => {
    const {client, calls} = await clientOn([{status, body: 'x'}, sound]);
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.nbHits).toBe(1);
    expect(calls.map(({host}) => host)).toEqual([0, 1]);
  });
});

describe('hosts', () => {
  test('a host that failed is not asked again for two minutes', async () => {
    const {client, calls} = await clientOn([{status: 500, body: 'x'}, sound]);
    const ask = (query: string) =>
      client.search({requests: [{indexName: 'docs', query}]});
    const hosts = () => calls.map(({host}) => host);
    await ask('one');
    await ask('two');
    expect(hosts()).toEqual([0, 1, 1]);
    const later = Date.now() + HOSTED_SEARCH.hostDownMs + 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await ask('three');
    expect(hosts()).toEqual([0, 1, 1, 0, 1]);
    expect(HOSTED_SEARCH.hostDownMs).toBe(120_000);
  });

  test('what is known of hosts is kept in local storage', async () => {
    const {client} = await clientOn([{status: 500, body: 'x'}, sound]);
    await client.search(REQUESTS);
    const keys = Object.keys(localStorage);
    expect(
      keys.filter((key) => /^algolia-client-js-.*APP$/.test(key)),
    ).toHaveLength(1);
    expect(localStorage.getItem(keys[0] ?? '')).toContain('down');
  });

  test('without other settings they are the provider’s five', async () => {
    const urls: string[] = [];
    const timeouts: number[][] = [];
    const client = createHostedClient('APP', 'key', {
      requester: {
        send: ({url, connectTimeout, responseTimeout}) => {
          urls.push(new URL(url).hostname);
          timeouts.push([connectTimeout, responseTimeout]);
          return Promise.resolve({status: 500, content: '', isTimedOut: false});
        },
      },
    });
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(urls[0]).toBe('app-dsn.algolia.net');
    expect([...urls].sort()).toEqual([
      'app-1.algolianet.com',
      'app-2.algolianet.com',
      'app-3.algolianet.com',
      'app-dsn.algolia.net',
    ]);
    const {connectTimeoutMs, readTimeoutMs} = HOSTED_SEARCH;
    expect(timeouts[0]).toEqual([connectTimeoutMs, readTimeoutMs]);
    expect([connectTimeoutMs, readTimeoutMs]).toEqual([1000, 2000]);
  });

  test('what is written goes to the writing host first, and has 30 s', async () => {
    const asked: {host: string; time: number}[] = [];
    const client = createHostedClient('APP', 'key', {
      requester: {
        send: ({url, responseTimeout}) => {
          asked.push({host: new URL(url).hostname, time: responseTimeout});
          return Promise.resolve({
            status: 200,
            content: '{}',
            isTimedOut: false,
          });
        },
      },
    });
    await client.customPost({path: '1/x'});
    expect(asked).toEqual([
      {host: 'app.algolia.net', time: HOSTED_SEARCH.writeTimeoutMs},
    ]);
    expect(HOSTED_SEARCH.writeTimeoutMs).toBe(30_000);
  });
});
