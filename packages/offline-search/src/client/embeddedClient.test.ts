import {describe, expect, test} from 'vitest';

import {hitOf, resultOf} from '../../fixtures/hits';
import {
  checkRequests,
  createEmbeddedClient,
  type StartEngine,
} from './embeddedClient';
import type {EngineCall} from './protocol';

const SETTINGS = {versions: ['v1'], builds: '', baseUrl: '/'};
const REQUESTS = {requests: [{indexName: 'docs', query: 'a'}]};

/** An engine that answers at once and records its messages. */
function placeOf(name: string, calls: EngineCall[]): StartEngine {
  return (reply) => (call) => {
    calls.push(call);
    if (call.kind === 'search') {
      const results = {results: [resultOf([hitOf(name)])]};
      queueMicrotask(() => {
        reply({id: call.id, results});
      });
    }
    if (call.kind === 'more') {
      queueMicrotask(() => {
        reply({id: call.id, error: 'broken'});
      });
    }
  };
}

test('an engine is told its settings, then what to prepare and to answer', async () => {
  const calls: EngineCall[] = [];
  const client = createEmbeddedClient(SETTINGS, [placeOf('a', calls)]);
  client.prepare('v1');
  const {results} = await client.search(REQUESTS);
  expect(results[0]?.hits).toEqual([hitOf('a')]);
  expect(calls.map(({kind}) => kind)).toEqual(['start', 'prepare', 'search']);
});

test('an error of the engine reaches who asked', async () => {
  const client = createEmbeddedClient(SETTINGS, [placeOf('a', [])]);
  await expect(client.more({indexName: 'docs', query: 'a'})).rejects.toThrow(
    'broken',
  );
});

describe('a place where no engine can run', () => {
  test('is passed over when it throws', async () => {
    const throwing: StartEngine = () => {
      throw new Error('no workers');
    };
    const client = createEmbeddedClient(SETTINGS, [throwing, placeOf('b', [])]);
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.hits).toEqual([hitOf('b')]);
  });

  test('hands on what was asked when it fails later', async () => {
    let fail: () => void = () => undefined;
    const silent: StartEngine = (_reply, onFail) => {
      fail = onFail;
      return () => undefined;
    };
    const client = createEmbeddedClient(SETTINGS, [silent, placeOf('b', [])]);
    const answer = client.search(REQUESTS);
    fail();
    fail();
    expect((await answer).results[0]?.hits).toEqual([hitOf('b')]);
  });

  test('is reported when it is the last, and tried again by the next search', async () => {
    let starts = 0;
    let fail: () => void = () => undefined;
    const recovering: StartEngine = (reply, onFail) => {
      starts += 1;
      if (starts > 1) return placeOf('a', [])(reply, onFail);
      fail = onFail;
      return () => undefined;
    };
    const client = createEmbeddedClient(SETTINGS, [recovering]);
    const answer = client.search(REQUESTS);
    fail();
    await expect(answer).rejects.toThrow('No search engine');
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.hits).toEqual([hitOf('a')]);
  });

  test('is reported to every search while none is better', async () => {
    const throwing: StartEngine = () => {
      throw new Error('no workers');
    };
    const client = createEmbeddedClient(SETTINGS, [throwing, throwing]);
    for (let search = 0; search < 3; search += 1) {
      await expect(client.search(REQUESTS)).rejects.toThrow('No search engine');
    }
  });
});

describe('a list of requests', () => {
  test.each([
    [null, '`searchMethodParams` is required'],
    [{}, '`searchMethodParams.requests` is required'],
    [{requests: 'x'}, '`searchMethodParams.requests` is required'],
    [{requests: []}, '`searchMethodParams.requests` must not be empty'],
  ])('%j is refused', (params, message) => {
    expect(() => {
      checkRequests(params);
    }).toThrow(message);
  });

  test('is checked before the engine is asked', async () => {
    const client = createEmbeddedClient(SETTINGS, [placeOf('a', [])]);
    await expect(client.search({requests: []})).rejects.toThrow(
      'must not be empty when calling `search`',
    );
  });
});
