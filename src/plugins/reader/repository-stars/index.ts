import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** The navbar item with the star count of the repository. */
export default function repositoryStars(): Plugin {
  return {
    name: 'repository-stars',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
