import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

import compression from 'compression';
import handler from 'serve-handler';

import {readEnvironment} from '../src/site/environment';

export interface ServeOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/**
 * Serves a built site as a static host does: the not-found page with status
 * 404, redirects to the trailing slash, compression.
 *
 * @returns The listening server.
 */
export function serve({folder, baseUrl, port}: ServeOptions): Promise<Server> {
  const compress = compression();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    // The middleware is typed for Express and uses Node's own messages only.
    const [req, res] = [request, response] as unknown as Parameters<
      typeof compress
    >;
    compress(req, res, () => {
      void handler(request, response, {
        public: folder,
        trailingSlash: true,
        cleanUrls: true,
        directoryListing: false,
        headers: [
          {
            source: 'assets/**',
            headers: [
              {
                key: 'cache-control',
                value: 'public, max-age=31536000, immutable',
              },
            ],
          },
        ],
      });
    });
  });
  return new Promise((resolve) => {
    server.listen(port, () => {
      resolve(server);
    });
  });
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
  await serve({folder: path.resolve(values.dir), baseUrl, port});
  process.stdout.write(`http://localhost:${port}${baseUrl}\n`);
}

if (require.main === module) void main();
