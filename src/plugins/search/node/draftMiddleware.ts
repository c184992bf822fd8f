import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

import type {PluggableList} from 'unified';

import {MANIFEST_FILE, SEARCH_FOLDER} from '../shared/indexFiles';
import type {SearchBundle} from './bundleSearch';
import {createDraftFiles} from './draftFiles';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
};

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Serves search on the dev server: its code, and an index of the pages as they are
 * being written. Nothing is read before the first search.
 *
 * @param steps - The site's own steps from Markdown to HTML.
 */
export function createDraftMiddleware(
  siteDir: string,
  baseUrl: string,
  bundle: SearchBundle,
  steps: PluggableList,
): Middleware {
  let read: ReturnType<typeof createDraftFiles> | undefined;

  async function find(name: string): Promise<string | undefined> {
    if (name.startsWith(bundle.folder)) {
      return bundle.files.get(name.slice(bundle.folder.length));
    }
    read ??= createDraftFiles(siteDir, steps);
    return (await read(name === MANIFEST_FILE)).get(name);
  }

  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.slice(baseUrl.length);
    if (!pathname.startsWith(baseUrl) || !name.startsWith(SEARCH_FOLDER)) {
      next();
      return;
    }
    find(name).then((content) => {
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': MEDIA_TYPES[path.extname(name)] ?? 'text/plain',
        'cache-control': 'no-store',
      });
      response.end(content);
    }, next);
  };
}
