import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

import compression from 'compression';

import {readEnvironment} from '../../src/site/environment';
import {runCommand} from '../../scripts/command/runCommand';

export interface ServeOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Whether the network loses the request for an address. */
  readonly isLost?: (address: string) => boolean;
}

/** Files with a content hash in their name, which can be cached for a year. */
const HASHED_FILE = /\/assets\/(?:.*[./])?[0-9a-f]{8}[./]/u;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
};

/** The file at an address below the base URL; `undefined` if there is none. */
function fileAt(folder: string, address: string): string | undefined {
  try {
    const found = path.join(folder, decodeURIComponent(address));
    const file = found.endsWith(path.sep) ? `${found}index.html` : found;
    const isInside = file.startsWith(folder + path.sep);
    return isInside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // There is no file, or the address can't be decoded.
  }
}

/** Answers with a file, a redirect to the trailing slash, or the not-found page. */
function answer(
  {folder, baseUrl}: ServeOptions,
  url: string,
  response: ServerResponse,
): void {
  const [address = '', ...query] = url.split(/(?=\?)/u);
  const below = `${address}/`.startsWith(baseUrl)
    ? address.slice(baseUrl.length - 1)
    : undefined;
  const file = below === undefined ? undefined : fileAt(folder, below);
  if (file !== undefined) {
    response.writeHead(200, {
      'content-type':
        MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream',
      // Files with a hash in their name never change; pages can at any time.
      'cache-control': HASHED_FILE.test(file.replaceAll(path.sep, '/'))
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    });
    response.end(readFileSync(file));
  } else if (below !== undefined && fileAt(folder, `${below}/`)) {
    const location = [address, '/', ...query].join('');
    response.writeHead(301, {location}).end();
  } else {
    const page = path.join(folder, '404.html');
    response.writeHead(404, {'content-type': MEDIA_TYPES['.html']});
    response.end(existsSync(page) ? readFileSync(page) : 'Not found');
  }
}

/**
 * Serves a built site as a static host does: the not-found page with status
 * 404, redirects to the trailing slash, compression.
 *
 * @returns The listening server.
 * @throws Error if the port is in use or the folder has no site.
 */
export async function serve(options: ServeOptions): Promise<Server> {
  const folder = path.resolve(options.folder);
  const compress = compression();
  const server = createServer((request, response) => {
    const {url = '/'} = request;
    if (options.isLost?.(url) === true) {
      request.destroy();
      return;
    }
    // The middleware is typed for Express, but only uses Node's own messages.
    const [req, res] = [request, response] as unknown as Parameters<
      typeof compress
    >;
    compress(req, res, () => {
      answer({...options, folder}, url, response);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, () => {
      resolve(server);
    });
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server does not listen.');
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
    },
  });
  const {baseUrl} = readEnvironment(process.env);
  const port = Number(values.port);
  const server = await serve({folder: values.dir, baseUrl, port});
  process.stdout.write(`http://localhost:${portOf(server)}${baseUrl}\n`);
}

if (require.main === module) void runCommand(main);
