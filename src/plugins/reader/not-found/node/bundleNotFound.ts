import path from 'node:path';

import {
  bundleScript,
  type BundledScript,
} from '../../../../lib/node/bundleScript';

/** The list of the site's pages, without the base URL. */
export const PAGES_FILE = 'not-found.json';

/** Bundles the script that only the not-found page loads. */
export function bundleNotFound(baseUrl: string): BundledScript {
  return bundleScript(
    path.join(__dirname, '../client/notFound.ts'),
    {
      BASE_URL: baseUrl,
      SEARCH_ADDRESS: `${baseUrl}search/`,
      PAGES_ADDRESS: baseUrl + PAGES_FILE,
    },
    'esm',
  );
}
