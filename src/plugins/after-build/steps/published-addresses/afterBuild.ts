import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {failWithAll} from '../../../../content-errors/contentError';

import {PUBLISHED_FILE} from '../../../../site/redirects';
import type {BuiltSite} from '../../shared/builtPage';
import {listAddresses} from './node/listAddresses';
import {missingAddresses} from './node/publishedList';

/** Fails the build if a published address is missing from it. */
export async function checkPublishedAddresses({
  siteDir,
  outDir,
}: BuiltSite): Promise<void> {
  const text = await readFile(path.join(siteDir, PUBLISHED_FILE), 'utf8');
  failWithAll(missingAddresses(text, listAddresses(outDir)));
}
