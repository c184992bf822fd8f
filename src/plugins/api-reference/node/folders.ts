import path from 'node:path';

import type {DocsVersion} from '../../../site/versions';

/** Where a docs version keeps the structures of its kinds. */
export function structuresFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_crds`;
}

/** Where a docs version keeps the words of its fields. */
export function descriptionsFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_descriptions`;
}

/** Where a docs version says which field refers to which kind. */
export function referencesFile({folder}: DocsVersion): string {
  return `${folder}/reference/api/_references.yaml`;
}

/** A path from the root of the repository, with `/` on every system. */
export function pathFromSite(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
