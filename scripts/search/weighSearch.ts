import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {joinText, readOutline} from '../../src/plugins/search/engine/format';
import {
  type IndexBuilds,
  indexFile,
  SEARCH_FOLDER,
} from '../../src/plugins/search/shared/indexFiles';
import {brotliSize} from '../size/brotli';

/** Sizes of search in one docs version, in bytes after Brotli. */
export interface SearchWeight {
  readonly engine: number;
  readonly outline: number;
  readonly text: number;
  /** Number of words in the index. */
  readonly words: number;
}

/** Measures the size of search in a docs version. */
export function weighSearch(
  folder: string,
  builds: IndexBuilds,
  version: string,
): SearchWeight {
  const build = builds.get(version);
  if (build === undefined) {
    throw new Error(
      `${folder} has no search index of ${version}. Run "npm run build" first.`,
    );
  }
  const read = (kind: 'outline' | 'text'): string =>
    readFileSync(path.join(folder, indexFile(kind, version, build)), 'utf8');
  const outline = read('outline');
  const text = read('text');
  const {pages} = joinText(readOutline(outline), text);
  const texts = pages.flatMap(({title, description, sections}) => [
    title,
    description,
    ...sections.flatMap(({heading, blocks}) => [
      heading,
      ...blocks.map((block) => block.text),
    ]),
  ]);
  return {
    engine: brotliSize(readFileSync(engineFile(folder))),
    outline: brotliSize(outline),
    text: brotliSize(text),
    words: texts.join(' ').split(/\s+/u).length,
  };
}

/** The worker, in a folder whose name is a content hash. */
function engineFile(folder: string): string {
  const place = path.join(folder, SEARCH_FOLDER);
  const found = readdirSync(place, {withFileTypes: true}).find((entry) =>
    entry.isDirectory(),
  );
  return path.join(place, found?.name ?? '', 'worker.js');
}
