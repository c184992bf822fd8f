/** A version of the documentation; its folders start at the root of the repository. */
export interface ReferenceVersion {
  /** The framework's name; the unreleased version is `current`. */
  readonly name: string;
  /** The name that readers see. */
  readonly label: string;
  /** Name in `/samples/<slug>/` and `/schemas/<slug>/`. */
  readonly slug: string;
  /** Whether pages without a version are checked against it. */
  readonly isLatest: boolean;
  /** The release of the platform that it documents. */
  readonly release: {readonly ref: string};
  /** Folder of its pages, such as `docs`. */
  readonly folder: string;
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

/** All that the package wants to know about a site. */
export interface ReferenceSite extends ReferenceSource {
  /** Origin without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /**
   * A manifest with two mistakes. As a placeholder of the checker it is there
   * before any script, is gone with the first key or paste, and is never the
   * text of a link.
   */
  readonly example: string;
}

/** Finds the docs version of a file, by its path from the root of the repository. */
export function versionOfFile(
  versions: readonly ReferenceVersion[],
  file: string,
): ReferenceVersion | undefined {
  return versions.find((version) => pathInVersion(version, file) !== undefined);
}

/** The path of a file in the folder of a version. */
export function pathInVersion(
  {folder}: Pick<ReferenceVersion, 'folder'>,
  file: string,
): string | undefined {
  return file.startsWith(`${folder}/`)
    ? file.slice(folder.length + 1)
    : undefined;
}
