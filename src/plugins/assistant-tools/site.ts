import {didYouMeanOr} from '../../content-errors/nearest';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  type DocsVersion,
} from '../../site/versions';
import type {VersionData} from '../crd-reference/model/catalog';
import type {Message} from '../messages/readMessages';
import {messagesFile} from '../messages/words';
import {SearchEngine} from '../search/engine/search';
import {indexFile, readIndex} from '../search/shared/corpus';

/** The built site that the tools read. */
export type ToolSite = ReturnType<typeof openSite>;

/**
 * Opens a built site.
 *
 * @param address - Absolute URL of its root, with a trailing slash; used in answers.
 * @param read - Reads a file by its path below the root, or throws if there is none.
 */
export function openSite(
  address: string,
  read: (path: string) => Promise<string>,
) {
  const json = onceFor(async (file) => JSON.parse(await read(file)) as unknown);
  return {
    address,
    read,
    /** The search of a docs version, by the framework's name for it. */
    search: onceFor(async (name) => {
      const file = indexFile(name);
      const corpus = readIndex(await read(file), file);
      return {pages: corpus.pages, engine: new SearchEngine(corpus)};
    }),
    // The same build wrote these files.
    kinds: async (version: DocsVersion) =>
      (await json(toolDataFile(version))) as VersionData,
    messages: async (version: DocsVersion) =>
      (await json(messagesFile(version))) as readonly Message[],
  };
}

/** Path of what the tools know of a version's kinds, below the base URL. */
export function toolDataFile({slug}: Pick<DocsVersion, 'slug'>): string {
  return `mcp/${slug}.json`;
}

/** A mistake that names the closest of the known names, or lists them. */
export function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): Error {
  const list = `Allowed: ${known.slice(0, 60).join(', ')}.`;
  const hint = didYouMeanOr(list, found, known);
  return new Error(`There is no ${what} "${found.slice(0, 100)}". ${hint}`);
}

/** A docs version by its name; the latest release if none is named. */
export function versionOf(name: string | null | undefined): DocsVersion {
  const wanted = (name ?? LATEST_VERSION).trim().toLowerCase();
  const found = DOCS_VERSIONS.find(
    (version) => version.name === wanted || version.slug === wanted,
  );
  if (found) return found;
  const known = DOCS_VERSIONS.map(({slug}) => slug);
  throw unknownName('version', wanted, known);
}

/** Keeps what a function loads for each text. */
function onceFor<T>(load: (key: string) => Promise<T>) {
  const known = new Map<string, T>();
  return async (key: string): Promise<T> => {
    const loaded = known.get(key) ?? (await load(key));
    known.set(key, loaded);
    return loaded;
  };
}
