import type * as FileSystem from 'node:fs';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as send, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {findAnswer, parsePort, portOf, serve} from './staticHost';

const GONE = 'gone.txt';

// Disappears between the check and the read, as when a new build replaces the site.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  return {
    ...fs,
    createReadStream: (file: string) =>
      fs.createReadStream(file.endsWith(GONE) ? `${file}.gone` : file),
  };
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'nothing here',
    'docs/index.html': 'docs',
    'plain.html': 'plain',
    'assets/js/main.1234abcd.js': `// ${'long enough to be worth compressing '.repeat(100)}`,
    'spaced name.txt': 'spaced',
    [GONE]: 'gone',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe.each(['/', '/base/'])('below %s', (baseUrl) => {
  const find = (address: string): ReturnType<typeof findAnswer> =>
    findAnswer({folder, baseUrl}, address);

  test.each([
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['docs/', 'docs/index.html'],
    ['docs/?q=a', 'docs/index.html'],
    ['docs/index.html', 'docs/index.html'],
    ['plain', 'plain.html'],
    ['plain.html', 'plain.html'],
    ['spaced%20name.txt', 'spaced name.txt'],
  ])('"%s" shows %s', async (address, file) => {
    expect(await find(baseUrl + address)).toEqual({
      kind: 'file',
      file: path.join(folder, file),
    });
  });

  test('a folder redirects to its trailing slash and keeps base URL and query', async () => {
    expect(await find(`${baseUrl}docs?q=a?b`)).toEqual({
      kind: 'redirect',
      location: `${baseUrl}docs/?q=a?b`,
    });
  });

  test.each([
    'nothing/',
    'nothing',
    'docs/nothing',
    '../package.json',
    '%2e%2e/%2e%2e/etc/passwd',
    '%E0%A4%A',
    '%00',
  ])('"%s" is not found', async (address) => {
    expect(await find(baseUrl + address)).toEqual({kind: 'notFound'});
  });
});

test('the root and the base URL without its slash redirect to the base URL', async () => {
  const find = (address: string): ReturnType<typeof findAnswer> =>
    findAnswer({folder, baseUrl: '/base/'}, address);
  const toBase = {kind: 'redirect', location: '/base/'};
  expect(await find('/')).toEqual(toBase);
  expect(await find('/base')).toEqual(toBase);
  expect(await find('/docs/')).toEqual({kind: 'notFound'});
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

test('status, media type, compression and caching are as on a static host', async () => {
  const server = await serve({folder, baseUrl: '/', port: 0});
  const port = portOf(server);
  const ask = (name: string, method = 'GET'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      send(
        {
          port,
          path: name,
          method,
          agent: false,
          headers: {'accept-encoding': 'gzip'},
        },
        (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => {
            body += chunk.toString('latin1');
          });
          response.on('end', () => {
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body,
            });
          });
        },
      )
        .on('error', reject)
        .end();
    });
  try {
    const missing = await ask('/no-such-page/');
    expect(missing.status).toBe(404);
    expect(missing.body).toBe('nothing here');
    const moved = await ask('/docs');
    expect([moved.status, moved.headers.location]).toEqual([301, '/docs/']);
    const script = await ask('/assets/js/main.1234abcd.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const head = await ask('/docs/', 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await ask('/', 'POST')).status).toBe(405);
    // The connection is closed, but the next request works.
    await expect(ask(`/${GONE}`)).rejects.toThrow();
    expect((await ask('/')).status).toBe(200);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('the error for a folder without a site says what to do', async () => {
  await expect(
    serve({folder: path.join(folder, 'assets'), baseUrl: '/', port: 0}),
  ).rejects.toThrow('npm run build');
});

test.each(['http', '-1', '70000', ''])('"%s" is not a port', (text) => {
  expect(() => parsePort(text)).toThrow('from 0 to 65535');
});

test('a port is read as a number', () => {
  expect(parsePort('4173')).toBe(4173);
});
