import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltSite} from '../after-build/shared/builtPage';
import {packServer} from './node/packServer';
import {SERVER_TARBALL, TOOLS_FOLDER} from './shared/toolData';

/** Writes the tarball of the local server for assistants. */
export async function writeAssistantServer({
  outDir,
  siteUrl,
  baseUrl,
}: BuiltSite): Promise<void> {
  const folder = path.join(outDir, TOOLS_FOLDER);
  await mkdir(folder, {recursive: true});
  await writeFile(
    path.join(folder, SERVER_TARBALL),
    await packServer(siteUrl + baseUrl),
  );
}
