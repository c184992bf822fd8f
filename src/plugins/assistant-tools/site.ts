import type {DocsVersion} from '../../site/versions';
import type {Catalog} from '../crd-reference/model/catalog';
import type {Message} from '../messages/readMessages';
import {messagesPath} from '../messages/texts';
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
  const json = cached(async (file) => JSON.parse(await read(file)) as unknown);
  return {
    address,
    read,
    /** The search of a docs version, by the framework's name for it. */
    search: cached(async (name) => {
      const file = indexFile(name);
      const corpus = readIndex(await read(file), file);
      return {pages: corpus.pages, engine: new SearchEngine(corpus)};
    }),
    // The same build wrote these files.
    kinds: async (version: DocsVersion) =>
      (await json(toolDataFile(version))) as Catalog,
    messages: async (version: DocsVersion) =>
      (await json(messagesPath(version))) as readonly Message[],
  };
}

/** Path of what the tools know of a version's kinds, below the base URL. */
export function toolDataFile({slug}: Pick<DocsVersion, 'slug'>): string {
  return `mcp/${slug}.json`;
}

/** Keeps what a function loads for each key, unless that fails. */
function cached<T>(load: (key: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
