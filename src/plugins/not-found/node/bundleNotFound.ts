import path from 'node:path';

import {buildSync} from 'esbuild';

import {shortHash} from '../../../lib/node/hashes';
import {OLDEST_BROWSERS} from '../../../site/browsers';

/** The list of the site's pages, without the base URL. */
export const PAGES_FILE = 'not-found.json';

/** The script that only the not-found page loads. */
export interface NotFoundScript {
  readonly code: string;
  /** Path below the output folder; contains a hash of the content. */
  readonly file: string;
}

/** Bundles the script. Equal sources and base URLs give equal bytes. */
export function bundleNotFound(baseUrl: string): NotFoundScript {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client/notFound.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: OLDEST_BROWSERS,
    legalComments: 'none',
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      SEARCH_ADDRESS: JSON.stringify(`${baseUrl}search/`),
      PAGES_ADDRESS: JSON.stringify(baseUrl + PAGES_FILE),
    },
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  return {code, file: `assets/js/not-found.${shortHash(code, 8)}.js`};
}
