import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** The documentation as tools, for assistants in the browser. */
export default function assistantTools(): Plugin {
  return {
    name: 'assistant-tools',
    getClientModules: () => [path.join(__dirname, 'client/modelContext')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The browser's variant needs a document, which a worker doesn't have.
          'decode-named-character-reference$':
            require.resolve('decode-named-character-reference'),
        },
      },
    }),
  };
}
