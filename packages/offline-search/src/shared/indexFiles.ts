import type {FileKind} from '../engine/format';

/** Folder of all files that search loads, below the base URL. */
export const SEARCH_FOLDER = 'assets/search/';

/** Name of the `meta` element that lists a page's indexes. */
export const INDEX_META = 'search-index';

/** Where a page without an index, or with an old one, finds the current ones. */
export const MANIFEST_FILE = `${SEARCH_FOLDER}index.txt`;

/** The build of each docs version's index: a hash of its content. */
export type IndexBuilds = ReadonlyMap<string, string>;

/** Path of one file of an index, below the base URL. */
export function indexFile(
  kind: FileKind,
  version: string,
  build: string,
): string {
  return `${SEARCH_FOLDER}${version}.${build}.${kind}.txt`;
}

/** Serializes builds for a `meta` element: `current:1a2b3c4d v0.3.x:5e6f7a8b`. */
export function writeBuilds(builds: IndexBuilds): string {
  return [...builds].map((pair) => pair.join(':')).join(' ');
}

/**
 * Parses builds.
 *
 * @returns Only well-formed ones, because names become parts of URLs.
 */
export function readBuilds(text: string): IndexBuilds {
  const pairs = text.split(' ').flatMap((part): [string, string][] => {
    const [, version, build] = /^([\w.-]+):(\w+)$/.exec(part) ?? [];
    return version === undefined || build === undefined
      ? []
      : [[version, build]];
  });
  return new Map(pairs);
}
