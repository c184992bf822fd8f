import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import {readMessages} from './files/readMessages';
import {messagesFile} from './model/message';

/**
 * Writes the messages of each docs version for pages and tools, without those
 * that the code never shows.
 */
export async function publishMessages(
  siteDir: string,
  versions: readonly {readonly folder: string; readonly slug: string}[],
  outDir: string,
): Promise<void> {
  for (const version of versions) {
    const messages = readMessages(siteDir, version, [])
      .filter(({never}) => never === undefined)
      .map(({message}) => message);
    await outputFile(
      path.join(outDir, messagesFile(version)),
      JSON.stringify(messages),
    );
  }
}
