import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';

import {catalogOfCrds} from '../command/catalogOfCrds';
import {checkFiles} from '../command/checkFiles';
import {pageFolders, type ReferenceSource} from '../referenceSite';

/**
 * Checks the manifests on the pages of all docs versions, as the command line
 * does: each version against its own definitions.
 */
export async function checkDocs({
  siteDir,
  versions,
}: ReferenceSource): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  for (const version of versions) {
    const crds = path.join(siteDir, version.reference, '_crds');
    const {catalog} = await catalogOfCrds([crds]);
    for (const docs of pageFolders(version)) {
      const within = path.join(siteDir, docs);
      const {findings} = await checkFiles(['**/*.{md,mdx}'], within, catalog);
      for (const {file, line, column, path: key, what, remedy} of findings) {
        const place = {file: `${docs}/${file}`, line, column};
        errors.push(
          new ContentError(key === '' ? place : {...place, key}, what, remedy),
        );
      }
    }
  }
  return errors;
}
