import type {DocsVersion} from '../../site/versions';

/** A docs version; its folders start at the root of the repository. */
export interface ReferenceVersion extends Omit<DocsVersion, 'path'> {
  /** Whether pages without a version are checked against it. */
  readonly isLatest: boolean;
  /** Folder of its reference, with `_crds`, such as `docs/reference/api`. */
  readonly reference: string;
  /** Folder of the manifests that pages show and publish, such as `docs/_samples`. */
  readonly samples: string;
  /** Path of its pages below the base URL, such as `docs/next/`. */
  readonly route: string;
  /** The same of the page with the manifest checker. */
  readonly checker: string;
}

/** The documentation on disk. */
export interface ReferenceSource {
  /** Root of the repository, absolute. */
  readonly siteDir: string;
  /** Newest first. */
  readonly versions: readonly ReferenceVersion[];
}

/** The documentation, and where it is published. */
export interface ReferenceSite extends ReferenceSource {
  /** Origin without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** Finds the docs version of a file, by its path from the root of the repository. */
export function versionOfFile(
  versions: readonly ReferenceVersion[],
  file: string,
): ReferenceVersion | undefined {
  return versions.find(({folder}) => file.startsWith(`${folder}/`));
}
