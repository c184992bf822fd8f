import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {BuiltSite} from '../after-build/shared/builtPage';
import {TOOLS_FOLDER} from '@openchoreo/crd-reference/toolData';
import {packServer} from './node/packServer';

/** The tarball with the local server, in the tools' folder. */
export const SERVER_TARBALL = 'openchoreo-docs-mcp.tgz';

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
