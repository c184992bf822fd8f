import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {joinText, readOutline} from '@openchoreo/offline-search/engine/format';
import {
  type IndexBuilds,
  indexFile,
  SEARCH_FOLDER,
} from '@openchoreo/offline-search/shared/indexFiles';
import {brotliSize} from '../size/brotli';

/** Sizes of search in one docs version, in bytes after Brotli. */
export interface SearchWeight {
  /** All code that search loads, with its dialog and style sheet. */
  readonly code: number;
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
    code: codeFiles(folder)
      .map((file) => brotliSize(readFileSync(file)))
      .reduce((sum, size) => sum + size, 0),
    outline: brotliSize(outline),
    text: brotliSize(text),
    words: texts.join(' ').split(/\s+/u).length,
  };
}

/** The search code, which is in a folder named for its content hash. */
function codeFiles(folder: string): string[] {
  const place = path.join(folder, SEARCH_FOLDER);
  return readdirSync(place, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) =>
      readdirSync(path.join(place, name))
        .filter((file) => file !== 'hosted.js')
        .map((file) => path.join(place, name, file)),
    );
}
