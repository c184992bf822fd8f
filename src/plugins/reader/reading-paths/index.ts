import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Lets readers tick the pages of a path: a list below a heading `{#path-…}`. */
export default function readingPaths(): Plugin {
  return {
    name: 'reading-paths',
    getClientModules: () => [path.join(__dirname, 'client/readingPaths')],
  };
}
