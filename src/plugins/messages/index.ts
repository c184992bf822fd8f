import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../../lib/node/outputFile';
import {DOCS_VERSIONS} from '../../site/versions';
import {readShownMessages} from './readMessages';
import {messagesPath} from './texts';

/** Publishes the messages of each docs version, for the check page and for tools. */
export default function messages({siteDir}: LoadContext): Plugin {
  return {
    name: 'messages',
    async postBuild({outDir}) {
      for (const version of DOCS_VERSIONS) {
        const shown = readShownMessages(siteDir, version);
        const file = path.join(outDir, messagesPath(version));
        await outputFile(file, JSON.stringify(shown));
      }
    },
  };
}
