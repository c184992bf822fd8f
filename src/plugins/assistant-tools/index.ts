import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Offers the documentation as tools to assistants in the browser. */
export default function assistantTools(): Plugin {
  return {
    name: 'assistant-tools',
    getClientModules: () => [path.join(__dirname, 'client/modelContext')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The browser's variant needs a document, which workers lack.
          'decode-named-character-reference$':
            require.resolve('decode-named-character-reference'),
        },
      },
    }),
  };
}
