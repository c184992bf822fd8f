import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltSite} from '../after-build/shared/builtPage';
import {OPEN_SEARCH_FILE, openSearchText} from './shared/openSearchText';

/** Writes the OpenSearch description that every page links to. */
export async function writeOpenSearch({
  outDir,
  siteUrl,
  baseUrl,
}: BuiltSite): Promise<void> {
  await writeFile(
    path.join(outDir, OPEN_SEARCH_FILE),
    openSearchText(siteUrl, baseUrl),
  );
}
