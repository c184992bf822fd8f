import {nearest} from '../../content-errors/nearest';

import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  type DocsVersion,
} from '../../site/versions';

/** The built site that the tools read. */
export interface ToolSite {
  /** Absolute URL of its root, with a trailing slash; used in answers. */
  readonly address: string;
  /**
   * Reads a file by its path below the root, such as `docs/index.md`.
   *
   * @throws Error if there is none.
   */
  readonly read: (path: string) => Promise<string>;
}

/** Folder of the tools' files, below the base URL. */
export const TOOLS_FOLDER = 'mcp/';

/** Path of a version's data, below the base URL. */
export function toolDataFile({slug}: Pick<DocsVersion, 'slug'>): string {
  return `${TOOLS_FOLDER}${slug}.json`;
}

/** Calls a function once for each text; a failed call is made again. */
export function onceFor<T>(load: (key: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const loaded = known.get(key) ?? load(key);
    known.set(key, loaded);
    loaded.catch(() => known.delete(key));
    return loaded;
  };
}

/** A mistake that names the closest of the known names, or lists them. */
export function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): Error {
  const near = nearest(found, known);
  const hint =
    near === undefined
      ? `Allowed: ${known.slice(0, 60).join(', ')}.`
      : `Did you mean ${near}?`;
  return new Error(`There is no ${what} "${found.slice(0, 100)}". ${hint}`);
}

/** A docs version by its name; the latest release if none is named. */
export function versionOf(name = LATEST_VERSION): DocsVersion {
  const wanted = name.trim().toLowerCase();
  const found = DOCS_VERSIONS.find((version) =>
    [version.name, version.slug, version.label].some(
      (one) => one.toLowerCase() === wanted,
    ),
  );
  if (found) return found;
  throw unknownName(
    'version',
    name,
    DOCS_VERSIONS.map(({slug}) => slug),
  );
}
