import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {parseArgs} from 'node:util';

import compression from 'compression';

import {readEnvironment} from '../../src/site/environment';
import {CACHE_CONTROL, HASHED_FILE} from '../../src/site/hostHeaders';
import {requireBuiltSite} from '../../scripts/command/requireBuiltSite';
import {runCommand} from '../../scripts/command/runCommand';

export interface ServeOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** 0 chooses a free port. */
  readonly port: number;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
};

/** The response of a static host. */
export type Answer =
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'redirect'; readonly location: string}
  | {readonly kind: 'notFound'};

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * Finds the response for an address: a file, the index of a folder with a
 * trailing slash, a page without its `.html`, or the not-found page.
 *
 * @param url - Path and query of the request.
 */
export async function findAnswer(
  {folder, baseUrl}: Pick<ServeOptions, 'folder' | 'baseUrl'>,
  url: string,
): Promise<Answer> {
  const [address = '/', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  if (`${address}/` === baseUrl || (address === '/' && baseUrl !== '/')) {
    return {kind: 'redirect', location: baseUrl + search};
  }
  if (!address.startsWith(baseUrl)) return {kind: 'notFound'};
  let name: string;
  try {
    name = decodeURIComponent(address.slice(baseUrl.length));
  } catch {
    return {kind: 'notFound'};
  }
  const file = path.join(folder, name);
  const inside = file === folder || file.startsWith(folder + path.sep);
  if (!inside || name.includes('\0')) return {kind: 'notFound'};
  if (name === '' || name.endsWith('/')) {
    const index = path.join(file, 'index.html');
    return (await isFile(index))
      ? {kind: 'file', file: index}
      : {kind: 'notFound'};
  }
  if (await isFile(file)) return {kind: 'file', file};
  if (await isFile(path.join(file, 'index.html'))) {
    return {kind: 'redirect', location: `${address}/${search}`};
  }
  if (await isFile(`${file}.html`)) return {kind: 'file', file: `${file}.html`};
  return {kind: 'notFound'};
}

/** Files with a content hash in their name never change; pages can at any time. */
function cacheControl(file: string): string {
  return HASHED_FILE.test(file.replaceAll(path.sep, '/'))
    ? CACHE_CONTROL.hashed
    : 'public, max-age=600';
}

/** Sends a file. The reader can leave, or a new build remove the file meanwhile. */
async function send(file: string, response: ServerResponse): Promise<void> {
  try {
    await pipeline(createReadStream(file), response);
  } catch {
    response.destroy();
  }
}

async function answer(
  options: ServeOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD'}).end();
    return;
  }
  const found = await findAnswer(options, request.url ?? '/');
  if (found.kind === 'redirect') {
    response.writeHead(301, {location: found.location}).end();
    return;
  }
  if (found.kind === 'notFound') {
    const page = await readFile(path.join(options.folder, '404.html')).catch(
      () => Buffer.from('Not found'),
    );
    response.writeHead(404, {
      'content-type': MEDIA_TYPES['.html'],
      'content-length': page.length,
    });
    response.end(request.method === 'HEAD' ? undefined : page);
    return;
  }
  const {size} = await stat(found.file);
  response.writeHead(200, {
    'content-type':
      MEDIA_TYPES[path.extname(found.file)] ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': cacheControl(found.file),
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else await send(found.file, response);
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
  requireBuiltSite(folder);
  const compress = compression();
  const server = createServer((request, response) => {
    // The middleware is typed for Express, but only uses Node's own messages.
    const [req, res] = [request, response] as unknown as Parameters<
      typeof compress
    >;
    compress(req, res, () => {
      answer({...options, folder}, request, response).catch(
        (error: unknown) => {
          process.stderr.write(`${request.url ?? ''}: ${String(error)}\n`);
          response.destroy();
        },
      );
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

/** @throws Error if the text is not a port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port is "${text}". Use a number from 0 to 65535.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
    },
  });
  const {baseUrl} = readEnvironment(process.env);
  const port = parsePort(values.port);
  const server = await serve({folder: values.dir, baseUrl, port});
  process.stdout.write(`http://localhost:${portOf(server)}${baseUrl}\n`);
}

if (require.main === module) void runCommand(main);
