import type {DocsVersion} from '../../../site/versions';

/** The folder with the structures of a docs version. */
export function structuresFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_crds`;
}

/** The folder with the field descriptions of a docs version. */
export function descriptionsFolder({folder}: DocsVersion): string {
  return `${folder}/reference/api/_descriptions`;
}

/** The file with what the checks know about the platform of a docs version. */
export function platformFactsFile({folder}: DocsVersion): string {
  return `${folder}/reference/api/_platform.yaml`;
}

/** The file that lists which field of a docs version refers to which kind. */
export function referencesFile({folder}: DocsVersion): string {
  return `${folder}/reference/api/_references.yaml`;
}
