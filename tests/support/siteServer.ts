import {readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

import {readEnvironment} from '../../src/site/environment';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const folder = path.resolve(process.env['TEST_SITE_DIR'] ?? 'build');
const {baseUrl} = readEnvironment(process.env);

/**
 * The file at a path below the base URL, also without its `.html`; `undefined` if
 * there is none.
 */
function fileAt(address: string): string | undefined {
  try {
    const found = path.join(folder, decodeURIComponent(address));
    const file = found.endsWith(path.sep) ? `${found}index.html` : found;
    if (!file.startsWith(folder + path.sep)) return undefined;
    return [file, `${file}.html`].find((one) =>
      statSync(one, {throwIfNoEntry: false})?.isFile(),
    );
  } catch {
    return undefined; // There is no file, or the address can't be decoded.
  }
}

/**
 * Serves the built site as a static host does: with redirects to the trailing
 * slash, and the not-found page with status 404. By hand:
 *
 *   npx tsx tests/support/siteServer.ts <port>
 */
export const siteServer: Server = createServer(({url = '/'}, response) => {
  const [address = '', query] = url.split(/(?=\?)/u);
  const isBelow = `${address}/`.startsWith(baseUrl);
  const below = isBelow ? address.slice(baseUrl.length - 1) : '\0';
  const file = fileAt(below);
  if (file === undefined && fileAt(`${below}/`) !== undefined) {
    response.writeHead(301, {location: `${address}/${query ?? ''}`}).end();
    return;
  }
  const shown = file ?? path.join(folder, '404.html');
  response.writeHead(file === undefined ? 404 : 200, {
    'content-type': MEDIA_TYPES[path.extname(shown)] ?? 'image/png',
    'cache-control': 'public, max-age=600',
    'x-content-type-options': 'nosniff',
  });
  response.end(readFileSync(shown));
});

if (require.main === module) siteServer.listen(Number(process.argv[2]));
