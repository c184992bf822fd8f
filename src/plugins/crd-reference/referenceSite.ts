import {REFERENCE} from '../../site/reference';

/** A docs version, with the places of its reference and its samples. */
export type ReferenceVersion = (typeof REFERENCE.versions)[number];

/** The documentation, and where it is published. */
export interface ReferenceSite {
  /** Root of the repository, absolute. */
  readonly siteDir: string;
  /** Newest first. */
  readonly versions: readonly ReferenceVersion[];
  /** Origin without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** The documentation of this repository, with all of its versions. */
export function referenceSite(
  site: Omit<ReferenceSite, 'versions'>,
): ReferenceSite {
  return {...site, versions: REFERENCE.versions};
}
