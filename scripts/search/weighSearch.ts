import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {joinText, readOutline} from '../../src/plugins/search/engine/format';
import {
  type IndexBuilds,
  indexFile,
  SEARCH_FOLDER,
} from '../../src/plugins/search/shared/indexFiles';
import {brotliSize} from '../size/brotli';

/** What search in one docs version weighs, in brotli bytes. */
export interface SearchWeight {
  readonly engine: number;
  readonly outline: number;
  readonly text: number;
  /** Words that the index holds. */
  readonly words: number;
}

/** Weighs what the first search of a docs version loads. */
export function weighSearch(
  folder: string,
  builds: IndexBuilds,
  version: string,
): SearchWeight {
  const build = builds.get(version);
  if (build === undefined) {
    throw new Error(`${folder} has no search index of ${version}.`);
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

/** The worker, in the folder that is named by its content. */
function engineFile(folder: string): string {
  const place = path.join(folder, SEARCH_FOLDER);
  const found = readdirSync(place, {withFileTypes: true}).find((entry) =>
    entry.isDirectory(),
  );
  return path.join(place, found?.name ?? '', 'worker.js');
}
