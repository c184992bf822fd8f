import path from 'node:path';

import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {writeOutline, writeText} from '../engine/format';
import {
  INDEX_META,
  indexFile,
  MANIFEST_FILE,
  writeBuilds,
} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';
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
    const build = contentHash(corpus);
    builds.set(version, build);
    const outline = writeOutline(corpus, build);
    await output(indexFile('outline', version, build), outline);
    const text = writeText(corpus, build);
    await output(indexFile('text', version, build), text);
  }
  const names = writeBuilds(builds);
  await output(MANIFEST_FILE, names);
  const meta: Element = {
    type: 'element',
    tagName: 'meta',
    properties: {name: INDEX_META, content: names},
    children: [],
  };
  return (page) => {
    const end = page.head.children.at(-1)?.position?.end.offset;
    const links = found.get(page)?.links;
    return [
      ...(end === undefined ? [] : [{start: end, end, text: toHtml(meta)}]),
      ...(links === undefined ? [] : [sectionLinksEdit(links, corpora, site)]),
    ];
  };
}

/** The same for the same pages, whenever and wherever they are built. */
function contentHash(corpus: SearchCorpus): string {
  return shortHash([writeOutline(corpus, ''), writeText(corpus, '')], 8);
}
