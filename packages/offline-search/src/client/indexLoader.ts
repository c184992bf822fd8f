import {once} from '@openchoreo/page-tools/once';
import {
  IndexFormatError,
  joinText,
  type Outline,
  readOutline,
} from '../engine/format';
import {
  type IndexBuilds,
  indexFile,
  MANIFEST_FILE,
  readBuilds,
} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';

/**
 * Fetches a text file.
 *
 * @param isFresh - Bypasses the cache.
 * @throws Error if it can't be fetched.
 */
export type FetchText = (path: string, isFresh: boolean) => Promise<string>;

/** An index while it loads. */
export interface LoadingIndex {
  readonly outline: Promise<Outline>;
  /** Outline and text, joined on demand once both are loaded. */
  readonly readCorpus: () => Promise<SearchCorpus>;
}

/**
 * Loads the index of a docs version. If a file is missing, damaged or from another
 * build, it asks the site for the current index and tries once more before it
 * reports the failure.
 *
 * @param builds - The builds that the page knows; may be empty.
 */
export function loadIndex(
  version: string,
  builds: IndexBuilds,
  fetchText: FetchText,
): LoadingIndex {
  const known = builds.get(version);
  const first = known === undefined ? undefined : start(version, known, false);
  const again = once(async () => {
    const now = readBuilds(await fetchText(MANIFEST_FILE, true));
    const build = now.get(version);
    if (build === undefined) {
      throw new Error(`There is no index of ${version}.`);
    }
    return start(version, build, true);
  });

  function start(name: string, build: string, isFresh: boolean): LoadingIndex {
    const fetchFile = (kind: 'outline' | 'text') =>
      fetchText(indexFile(kind, name, build), isFresh);
    const text = fetchFile('text');
    const outline = fetchFile('outline').then((file) => {
      const read = readOutline(file);
      if (read.build === build && read.corpus.version === name) return read;
      throw new IndexFormatError('The outline belongs to another build.');
    });
    ignoreRejection(text);
    return {
      outline,
      readCorpus: async () => joinText(await outline, await text),
    };
  }

  async function retryOnce<Value>(
    part: (index: LoadingIndex) => Promise<Value>,
  ): Promise<Value> {
    try {
      if (first) return await part(first);
    } catch {
      // Stale, damaged or missing: the site's current index may be fine.
    }
    return part(await again());
  }

  const outline = retryOnce((index) => index.outline);
  ignoreRejection(outline);
  return {
    outline,
    readCorpus: () => retryOnce((index) => index.readCorpus()),
  };
}

/** Prevents an unhandled rejection while nobody awaits the promise yet. */
function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
