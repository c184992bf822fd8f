import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../../lib/node/outputFile';
import {DOCS_VERSIONS} from '../../site/versions';
import {readMessages} from './readMessages';
import {messagesFile} from './words';

/** Publishes the messages of each docs version, for the check page and for tools. */
export default function messages({siteDir}: LoadContext): Plugin {
  return {
    name: 'messages',
    async postBuild({outDir}) {
      for (const version of DOCS_VERSIONS) {
        const all = readMessages(siteDir, version);
        const shown = all.filter(({never}) => !never);
        const file = path.join(outDir, messagesFile(version));
        await outputFile(file, JSON.stringify(shown));
      }
    },
  };
}
