import {describe, expect, test} from 'vitest';

import {hitOf, resultOf} from '../../fixtures/hits';
import {
  checkRequests,
  createEmbeddedClient,
  type EngineWorker,
} from './embeddedClient';
import type {EngineCall, EngineReply} from './protocol';

const SETTINGS = {versions: ['v1'], builds: '', baseUrl: '/'};
const REQUESTS = {requests: [{indexName: 'docs', query: 'a'}]};

/** A worker that answers at once and records its messages. */
function workerOf(name: string, calls: EngineCall[]) {
  const events = new EventTarget();
  const reply = (data: EngineReply) => {
    queueMicrotask(() => {
      events.dispatchEvent(new MessageEvent('message', {data}));
    });
  };
  const worker: EngineWorker = {
    addEventListener: events.addEventListener.bind(events),
    terminate: () => undefined,
    postMessage(call: EngineCall) {
      calls.push(call);
      const results = {results: [resultOf([hitOf(name)])]};
      if (call.kind === 'search') reply({id: call.id, results});
      if (call.kind === 'more') reply({id: call.id, error: 'broken'});
    },
  };
  const fail = () => events.dispatchEvent(new Event('error'));
  return {worker, fail};
}

const clientOf = (calls: EngineCall[] = []) =>
  createEmbeddedClient(SETTINGS, () => workerOf('a', calls).worker);

test('an engine is told its settings, then what to prepare and to answer', async () => {
  const calls: EngineCall[] = [];
  const client = clientOf(calls);
  client.prepare('v1');
  const {results} = await client.search(REQUESTS);
  expect(results[0]?.hits).toEqual([hitOf('a')]);
  expect(calls.map(({kind}) => kind)).toEqual(['start', 'prepare', 'search']);
});

test('an error of the engine reaches who asked', async () => {
  await expect(
    clientOf().more({indexName: 'docs', query: 'a'}),
  ).rejects.toThrow('broken');
});

describe('a worker that fails', () => {
  test('is reported, and the next search starts another', async () => {
    const first = workerOf('a', []);
    const workers = [first.worker, workerOf('b', []).worker];
    const client = createEmbeddedClient(SETTINGS, () => {
      const worker = workers.shift();
      if (worker) return worker;
      throw new Error('A third was started.');
    });
    const answer = client.search(REQUESTS);
    first.fail();
    await expect(answer).rejects.toThrow('cannot run');
    const {results} = await client.search(REQUESTS);
    expect(results[0]?.hits).toEqual([hitOf('b')]);
  });

  test('is reported to every search while none can be started', async () => {
    const client = createEmbeddedClient(SETTINGS, () => {
      throw new Error('no workers');
    });
    client.prepare('v1');
    for (let search = 0; search < 3; search += 1) {
      await expect(client.search(REQUESTS)).rejects.toThrow('no workers');
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
    await expect(clientOf().search({requests: []})).rejects.toThrow(
      'must not be empty when calling `search`',
    );
  });
});
