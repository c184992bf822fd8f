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

/**
 * The documentation of this repository.
 *
 * @param siteDir - Root of the repository, absolute.
 * @param siteUrl - Origin without a slash at its end.
 * @param baseUrl - Begins and ends with a slash.
 */
export function referenceSite(
  siteDir: string,
  siteUrl: string,
  baseUrl: string,
): ReferenceSite {
  return {versions: REFERENCE.versions, siteDir, siteUrl, baseUrl};
}
