import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {request, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {PUBLISHED_FILE} from '../../src/site/redirects';
import {CACHE_CONTROL, HOST_HEADERS} from '../../src/site/hostHeaders';
import {freePort} from '../support/freePort';

const program = [
  process.env['NGINX'] ?? '',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
].find((file) => file !== '' && existsSync(file));

/** The id of an ordinary user, for tests that run as root. */
const NOBODY = 65_534;

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

describe.skipIf(program === undefined)(
  'nginx with hosting/nginx.conf (skipped without nginx)',
  () => {
    const hasBrotli = existsSync(BROTLI);
    let folder: string;
    let origin: string;
    let nginx: ChildProcess;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-site-'));
      const site = path.join(folder, 'site');
      cpSync('build', site, {recursive: true});
      execFileSync('sh', ['hosting/precompress.sh', site]);
      if (hasBrotli) {
        cpSync('hosting/brotli.conf', path.join(folder, 'brotli.conf'));
      }
      const port = await freePort();
      const config = path.join(folder, 'nginx.conf');
      writeFileSync(
        config,
        readFileSync('hosting/nginx.conf', 'utf8')
          .replaceAll(/(?<= )\/tmp\//gu, `${folder}/`)
          .replace('listen 8080', `listen 127.0.0.1:${port}`)
          .replaceAll('/usr/share/nginx/html', site)
          .replaceAll('/etc/nginx/site', folder),
      );
      const isRoot = process.getuid?.() === 0;
      if (isRoot) chownSync(folder, NOBODY, NOBODY);
      nginx = spawn(program ?? '', ['-c', config, '-g', 'daemon off;'], {
        stdio: 'inherit',
        ...(isRoot && {uid: NOBODY, gid: NOBODY}),
      });
      origin = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(origin), {timeout: 10_000});
    }, 600_000);

    afterAll(() => {
      nginx.kill('SIGQUIT');
      rmSync(folder, {recursive: true, force: true});
    });

    /** Requests an address unchanged, because `fetch` would normalize it. */
    const get = async (
      address: string,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const {hostname, port} = new URL(origin);
      const asked = request({hostname, port, path: address, headers}).end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const {statusCode: status, headers: answered} = response;
      return {status, headers: answered, body: await text(response)};
    };

    test('every published address has a page or file', async () => {
      const addresses = readFileSync(PUBLISHED_FILE, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('/'));
      expect(addresses.length).toBeGreaterThan(300);
      const failed: string[] = [];
      for (const address of addresses) {
        const {status} = await get(address);
        if (status !== 200) failed.push(`${status} ${address}`);
      }
      expect(failed).toEqual([]);
    });

    test.each(['/docs/', '/no-such-page/', '/assets/js/none.0a1b2c3d.js'])(
      '%s has every header of the table',
      async (address) => {
        const {headers} = await get(address);
        for (const [name, value] of Object.entries(HOST_HEADERS)) {
          expect({name, value: headers[name.toLowerCase()]}).toEqual({
            name,
            value,
          });
        }
        expect(headers['server']).toBe('nginx');
      },
    );

    test('a page is revalidated each time, with a 304', async () => {
      const {headers} = await get('/docs/');
      expect(headers['cache-control']).toBe(CACHE_CONTROL.other);
      const again = await get('/docs/', {
        'If-None-Match': String(headers['etag']),
      });
      expect(again.status).toBe(304);
    });

    test('a file with a hash is cached for a year, but not if it is missing', async () => {
      const {body} = await get('/docs/');
      const starter = /\/assets\/js\/starter\.\w+\.js/u.exec(body)?.[0] ?? '';
      const kept = await get(starter);
      expect(kept.status).toBe(200);
      expect(kept.headers['cache-control']).toBe(CACHE_CONTROL.hashed);
      const missing = await get('/assets/js/starter.00000000.js');
      expect(missing.status).toBe(404);
      expect(missing.headers['cache-control']).toBe(CACHE_CONTROL.other);
      const index = await get('/assets/search/index.txt');
      expect(index.headers['cache-control']).toBe(CACHE_CONTROL.other);
    });

    test.each([
      ['/docs/', 'text/html; charset=utf-8'],
      ['/docs/index.md', 'text/markdown; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/blog/rss.xml', 'application/xml; charset=utf-8'],
      ['/blog/feed.json', 'application/json; charset=utf-8'],
      ['/schemas/v0.3.x/component.json', 'application/json; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/img/logo.svg', 'image/svg+xml'],
      ['/favicon.ico', 'image/x-icon'],
    ])('%s is %s', async (address, type) => {
      const {status, headers} = await get(address);
      expect({status, type: headers['content-type']}).toEqual({
        status: 200,
        type,
      });
    });

    test('other origins may read schemas, but no pages', async () => {
      const schema = await get('/schemas/v0.3.x/component.json');
      expect(schema.headers['access-control-allow-origin']).toBe('*');
      const page = await get('/docs/');
      expect(page.headers['access-control-allow-origin']).toBeUndefined();
    });

    test.each([
      ['/docs/concepts/runtime-model?a=1', '/docs/concepts/runtime-model/?a=1'],
      [
        '/docs/concepts/runtime-model/index.html?a=1',
        '/docs/concepts/runtime-model/?a=1',
      ],
      [
        '/docs/concepts/runtime-model.html?a=1',
        '/docs/concepts/runtime-model/?a=1',
      ],
      ['/docs//concepts/runtime-model/', '/docs/concepts/runtime-model/'],
      // No number of slashes leads to another host.
      ['//other.example/index.html', '/other.example/index.html'],
      ['////other.example/%2e%2e', '/other.example/%2e%2e'],
    ])('%s redirects permanently to %s', async (from, to) => {
      const {status, headers} = await get(from);
      expect({status, to: headers['location']}).toEqual({status: 301, to});
    });

    test('an unknown address shows the not-found page', async () => {
      const {status, body, headers} = await get('/docs/none/');
      expect(status).toBe(404);
      expect(body).toContain('Page Not Found');
      expect(headers['cache-control']).toBe(CACHE_CONTROL.other);
      expect((await get('/../../etc/passwd')).status).toBe(400);
      expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(400);
    });

    test('precompressed copies of text are served', async () => {
      const plain = await get('/docs/');
      const zipped = await get('/docs/', {'Accept-Encoding': 'gzip'});
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(zipped.headers['vary']).toContain('Accept-Encoding');
      // Copies have a length; a response that is compressed on the fly has none.
      expect(Number(zipped.headers['content-length'])).toBeGreaterThan(1000);
      if (!hasBrotli) return;
      const small = await get('/docs/', {'Accept-Encoding': 'gzip, br'});
      expect(small.headers['content-encoding']).toBe('br');
    });

    test.each([
      ['text/markdown', 'text/markdown'],
      ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
      ['text/html, text/markdown;q=0.5', 'text/html'],
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
    ])('who accepts %s gets %s', async (accept, type) => {
      const {status, headers, body} = await get('/docs/next/', {
        Accept: accept,
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(headers['vary']).toContain('Accept');
      expect(body.startsWith('---\n')).toBe(type === 'text/markdown');
      expect(headers['link']).toContain('</llms.txt>; rel="describedby"');
    });

    test('a page without a copy is HTML for everybody', async () => {
      const {status, headers} = await get('/search/', {
        Accept: 'text/markdown',
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/html');
    });

    test('only read requests are allowed', async () => {
      const answer = await fetch(`${origin}/docs/`, {method: 'POST'});
      expect(answer.status).toBe(405);
    });
  },
);
