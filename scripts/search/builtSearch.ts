import {readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {SearchEngine} from '../../src/plugins/search/engine/search';
import type {SearchResult} from '../../src/plugins/search/shared/algolia';
import {
  INDEX_FOLDER,
  MANIFEST_FILE,
  readIndex,
} from '../../src/plugins/search/shared/indexFile';

/** The search of a built site in one docs version. */
export interface BuiltSearch {
  readonly ask: (query: string) => SearchResult;
  /** Addresses of all pages and sections, without the docs version. */
  readonly addresses: ReadonlySet<string>;
}

/**
 * Opens the search of a built site.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error if there is no index of it.
 */
export function openBuiltSearch(folder: string, version: string): BuiltSearch {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest: unknown = JSON.parse(read(MANIFEST_FILE));
  const name = z.record(z.string(), z.string()).parse(manifest)[version];
  const corpus = readIndex(read(`${INDEX_FOLDER}${name ?? ''}`), version);
  const engine = new SearchEngine(corpus);
  return {
    ask: (query) => engine.answer({query}, '/'),
    addresses: new Set(
      corpus.pages.flatMap(({route, sections}) =>
        sections.map(({anchor}) =>
          withoutVersion(anchor === '' ? route : `${route}#${anchor}`),
        ),
      ),
    ),
  };
}

/** An address without the docs version, as in labels. */
export function withoutVersion(url: string): string {
  return url.replace(/^\/docs\/next\//u, '/docs/');
}
