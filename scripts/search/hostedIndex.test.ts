import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {corpusOf} from '../../src/plugins/search/fixtures/corpus';
import {hostedRecords} from '../../src/plugins/search/node/hostedRecords';
import {replaceIndex, SYNONYMS} from './hostedIndex';
import {readPushSettings} from './pushSettings';

const records = hostedRecords(
  [corpusOf([{title: 'Gateways', text: 'Envoy.\n## Ports\nOpen.'}])],
  'https://docs.example/',
);

/** A provider that keeps its indexes in memory. */
class Provider {
  readonly indexes = new Map<string, unknown[]>();
  readonly calls: string[] = [];
  /** Calls that are answered with 403. */
  refuses: RegExp = /$^/u;
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const call = `${request.method ?? ''} ${request.url ?? ''}`;
        if (!call.includes('/task/')) this.calls.push(call);
        const isRefused = this.refuses.test(call);
        response.writeHead(isRefused ? 403 : 200, {
          'content-type': 'application/json',
        });
        response.end(
          JSON.stringify(
            isRefused
              ? {message: 'Not enough rights', status: 403}
              : this.#answer(call, text),
          ),
        );
      });
    });
    await new Promise<void>((resolve) => {
      this.#server?.listen(0, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  get client(): ReturnType<typeof algoliasearch> {
    // The server listens on a TCP port, so the address is never a string.
    const {port} = this.#server?.address() as AddressInfo;
    return algoliasearch('TESTAPP', 'write', {
      hosts: [
        {url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'},
      ],
    });
  }

  #answer(call: string, text: string): object {
    const [, name = '', what = ''] =
      /indexes\/([^/?]+)\/?(\w*)/u.exec(call) ?? [];
    if (what === 'task') return {status: 'published'};
    if (call.startsWith('DELETE')) this.indexes.delete(name);
    if (what === 'batch') {
      const {requests} = JSON.parse(text) as {requests: {body: unknown}[]};
      const bodies = requests.map(({body}) => body);
      this.indexes.set(name, [...(this.indexes.get(name) ?? []), ...bodies]);
    }
    if (what === 'operation') {
      const {destination} = JSON.parse(text) as {destination: string};
      this.indexes.set(destination, this.indexes.get(name) ?? []);
      this.indexes.delete(name);
    }
    return {taskID: 1, objectIDs: [], updatedAt: ''};
  }
}

let provider: Provider;

beforeEach(async () => {
  provider = new Provider();
  provider.indexes.set('docs', ['old']);
  await provider.start();
});

afterEach(async () => {
  await provider.stop();
});

describe('replacing an index', () => {
  test('everything goes into a temporary index, which then replaces the old one', async () => {
    const lines: string[] = [];
    await replaceIndex(provider.client, 'docs', records, (line) =>
      lines.push(line),
    );
    expect(provider.indexes.get('docs')).toEqual(records);
    expect(provider.indexes.has('docs_next')).toBe(false);
    expect(provider.calls.map((call) => call.replace(/\?.*/u, ''))).toEqual([
      'DELETE /1/indexes/docs_next',
      'PUT /1/indexes/docs_next/settings',
      'POST /1/indexes/docs_next/synonyms/batch',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/operation',
    ]);
    expect(lines).toContain(`Writing ${records.length} records`);
  });

  test.each([
    ['settings', /PUT .*settings/u, 'Writing settings'],
    ['synonyms', /synonyms/u, `Writing ${SYNONYMS.length} groups`],
    ['records', /_next\/batch/u, `Writing ${records.length} records`],
    ['the last step', /operation/u, 'Replacing docs with docs_next'],
  ])(
    'if %s fail, the old index stays and nothing is left behind',
    async (_, refuses, step) => {
      provider.refuses = refuses;
      const pushing = replaceIndex(
        provider.client,
        'docs',
        records,
        () => undefined,
      );
      await expect(pushing).rejects.toThrow(
        new RegExp(`${step}[\\s\\S]*Not enough rights[\\s\\S]*unchanged`, 'u'),
      );
      expect(provider.indexes.get('docs')).toEqual(['old']);
      expect(provider.indexes.has('docs_next')).toBe(false);
    },
  );
});

describe('settings of a push', () => {
  test('come from the environment, and all missing ones are reported', () => {
    expect(() => readPushSettings({})).toThrow(
      /ALGOLIA_APP_ID: .*\n.*ALGOLIA_WRITE_KEY: /u,
    );
    expect(
      readPushSettings({ALGOLIA_APP_ID: 'A', ALGOLIA_WRITE_KEY: 'w'}),
    ).toEqual({appId: 'A', writeKey: 'w', indexName: 'openchoreo'});
  });
});
