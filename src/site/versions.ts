import versions from '../../versions.json';
import releases from './releases.json';

/** A version of the documentation. */
export interface DocsVersion {
  /** The framework's name; the unreleased version is `current`. */
  readonly name: string;
  /** The name that readers see. */
  readonly label: string;
  /** Path below `/docs/`; empty for the latest version. */
  readonly path: string;
  /** Folder of its pages, from the root of the repository. */
  readonly folder: string;
  /** Name in `/samples/<slug>/` and `/schemas/<slug>/`. */
  readonly slug: string;
  /** The commit or tag of the platform that this version documents. */
  readonly release: {readonly ref: string};
}

/** By the framework's name of a version; `npm run versions:cut` adds a new one. */
const REFS: Readonly<Record<string, string>> = releases;

/** Newest first. */
export const DOCS_VERSIONS: readonly DocsVersion[] = [
  {name: 'current', label: 'Next', path: 'next', folder: 'docs', slug: 'next'},
  ...versions.map((name, age) => ({
    name,
    label: name,
    slug: name,
    path: age === 0 ? '' : name,
    folder: `versioned_docs/version-${name}`,
  })),
].map((version) => ({...version, release: {ref: REFS[version.name] ?? ''}}));

/** The version at `/docs/`, which has no path of its own. */
export const LATEST = docsVersionByName(versions[0] ?? '');

/** Path of the documentation below the base URL. */
export const DOCS_ROUTE = 'docs';

/** The path of a docs version below the base URL, with a slash at its end. */
export function versionRoute({path}: DocsVersion): string {
  return `${DOCS_ROUTE}/${path === '' ? '' : `${path}/`}`;
}

/**
 * Finds the docs version that a source file belongs to.
 *
 * @param file - Path from the root of the repository, with slashes.
 * @param versions - With more facts than `DOCS_VERSIONS`, or of another site.
 * @returns `undefined` for a file without a version (blog, pages).
 */
export function docsVersionOfFile<V extends DocsVersion = DocsVersion>(
  file: string,
  // Without versions, V is the type of these.
  versions = DOCS_VERSIONS as readonly V[],
): V | undefined {
  return versions.find(({folder}) => file.startsWith(`${folder}/`));
}

/**
 * Finds the docs version that an address belongs to.
 *
 * @param route - Without the base URL, such as `/docs/next/reference/faq/`.
 * @returns `undefined` for an address without a version.
 */
export function docsVersionOfRoute(route: string): DocsVersion | undefined {
  return [...DOCS_VERSIONS]
    .sort((a, b) => b.path.length - a.path.length)
    .find((version) => route.startsWith(`/${versionRoute(version)}`));
}

/**
 * Finds a docs version by the framework's name.
 *
 * @throws Error that lists the known names if no version has this one.
 */
export function docsVersionByName(name: string): DocsVersion {
  const found = DOCS_VERSIONS.find((version) => version.name === name);
  if (found) return found;
  throw new Error(
    `src/site/versions.ts: unknown docs version "${name}". Allowed: ${DOCS_VERSIONS.map((version) => version.name).join(', ')}.`,
  );
}
