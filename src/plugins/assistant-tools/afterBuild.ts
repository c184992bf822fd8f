import path from 'node:path';

import {outputFile} from '../../lib/node/outputFile';
import type {BuiltSite} from '../after-build/shared/builtPage';
import {packServer} from './node/packServer';
import {SERVER_TARBALL, TOOLS_FOLDER} from './shared/toolData';

/** Writes the tarball of the local server for assistants. */
export async function writeAssistantServer({
  outDir,
  siteUrl,
  baseUrl,
}: BuiltSite): Promise<void> {
  await outputFile(
    path.join(outDir, TOOLS_FOLDER, SERVER_TARBALL),
    await packServer(siteUrl + baseUrl),
  );
}
