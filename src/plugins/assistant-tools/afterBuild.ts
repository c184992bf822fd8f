import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {BuiltSite} from '../after-build/shared/builtPage';
import {readToolData} from '../crd-reference/files/readToolData';

import {REFERENCE} from '../../site/reference';

import {packServer} from './node/packServer';
import {toolDataFile, TOOLS_FOLDER} from './shared/toolList';

/** The tarball with the local server, in the tools' folder. */
export const SERVER_TARBALL = 'openchoreo-docs-mcp.tgz';

/** Writes the data of the tools, and the tarball of the local server. */
export async function writeAssistantTools({
  siteDir,
  outDir,
  siteUrl,
  baseUrl,
}: BuiltSite): Promise<void> {
  const source = {...REFERENCE, siteDir};
  for (const version of source.versions) {
    await outputFile(
      path.join(outDir, toolDataFile(version)),
      JSON.stringify(readToolData(source, version)),
    );
  }
  await outputFile(
    path.join(outDir, TOOLS_FOLDER, SERVER_TARBALL),
    await packServer(siteUrl + baseUrl),
  );
}
