import path from 'node:path';

import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import {writeOutline, writeText} from '../engine/format';
import {
  INDEX_META,
  indexFile,
  MANIFEST_FILE,
  writeBuilds,
} from '../shared/indexFiles';
import {
  extractCorpora,
  type FinishedPage,
  type FoundPage,
} from './extractPages';
import {type IndexedSite, sectionLinksEdit} from './sectionLinks';

/**
 * Turns the finished pages into records and writes one index per docs version,
 * with content hashes in the names of its files.
 *
 * @param found - The result of `readPage` for each page of the site.
 * @returns The edits of a page: it gets the names of the indexes, so that no
 *   request is needed to find them, and the search page links to all pages.
 */
export async function writeIndex(
  found: ReadonlyMap<FinishedPage, FoundPage>,
  outDir: string,
  site: IndexedSite,
): Promise<(page: FinishedPage) => readonly Edit[]> {
  const corpora = extractCorpora(found, site);
  const builds = new Map<string, string>();
  const output = (name: string, content: string) =>
    outputFile(path.join(outDir, name), content);
  for (const corpus of corpora) {
    const {version} = corpus;
    // The same for the same pages, whenever and wherever they are built.
    const content = [writeOutline(corpus, ''), writeText(corpus, '')];
    const build = shortHash(content, 8);
    builds.set(version, build);
    const outline = writeOutline(corpus, build);
    await output(indexFile('outline', version, build), outline);
    const text = writeText(corpus, build);
    await output(indexFile('text', version, build), text);
  }
  const names = writeBuilds(builds);
  await output(MANIFEST_FILE, names);
  const meta = `<meta name="${INDEX_META}" content="${names}">`;
  return (page) => {
    const end = page.head.children.at(-1)?.position?.end.offset;
    const links = found.get(page)?.links;
    return [
      ...(end === undefined ? [] : [{start: end, end, text: meta}]),
      ...(links === undefined ? [] : [sectionLinksEdit(links, corpora, site)]),
    ];
  };
}
