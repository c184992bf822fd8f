import type {ReferenceVersion} from '../referenceSite';

type WithReference = Pick<ReferenceVersion, 'reference'>;

/** The folder with the structures of a docs version. */
export function structuresFolder({reference}: WithReference): string {
  return `${reference}/_crds`;
}

/** The folder with the field descriptions of a docs version. */
export function descriptionsFolder({reference}: WithReference): string {
  return `${reference}/_descriptions`;
}

/** The file with what the checks know about the platform of a docs version. */
export function platformFactsFile({reference}: WithReference): string {
  return `${reference}/_platform.yaml`;
}

/** The file that lists which field of a docs version refers to which kind. */
export function referencesFile({reference}: WithReference): string {
  return `${reference}/_references.yaml`;
}
