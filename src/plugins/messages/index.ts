import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {
  failWithAll,
  type ContentError,
} from '../../content-errors/contentError';

import {messagesFolder, readMessages} from './readMessages';
import {messagesFile} from './words';

/** Checks and watches the messages, and publishes them for the check page. */
export default function messages(
  siteDir: string,
  versions: readonly {readonly folder: string; readonly slug: string}[],
): Plugin {
  return {
    name: 'messages',
    getPathsToWatch: () =>
      versions.map((one) => path.join(siteDir, messagesFolder(one), '*.yaml')),
    loadContent() {
      const errors: ContentError[] = [];
      for (const version of versions) readMessages(siteDir, version, errors);
      failWithAll(errors);
    },
    async postBuild({outDir}) {
      for (const version of versions) {
        const told = readMessages(siteDir, version, []).filter(
          ({never}) => never === undefined,
        );
        const file = path.join(outDir, messagesFile(version));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, JSON.stringify(told));
      }
    },
  };
}
