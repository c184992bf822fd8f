import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Lets readers fill in the `<placeholders>` in commands that
 * `src/markdown/placeholders.ts` has marked.
 */
export default function commandValues(): Plugin {
  return {
    name: 'command-values',
    getClientModules: () => [path.join(__dirname, 'client/commandValues')],
  };
}
