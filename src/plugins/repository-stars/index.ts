import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** The star counter of the navbar: hook and item. */
export default function repositoryStars(): Plugin {
  return {
    name: 'repository-stars',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
