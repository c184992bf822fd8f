import path from 'node:path';

import type {DocsVersion} from '../../../site/versions';

/** The folder with the structures of a docs version. */
export function structuresFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_crds`;
}

/** The folder with the field descriptions of a docs version. */
export function descriptionsFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_descriptions`;
}

/** The file that lists which field of a docs version refers to which kind. */
export function referencesFile({folder}: DocsVersion): string {
  return `${folder}/reference/api/_references.yaml`;
}

/** A path from the root of the repository, with `/` on every system. */
export function pathFromSite(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
