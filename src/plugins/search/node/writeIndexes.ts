import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from '../../../lib/node/outputFile';
import {DOCS_VERSIONS, versionRoute} from '../../../site/versions';
import {type Corpus, indexFile} from '../shared/corpus';
import {readPage} from './pages';
import {addAsked, readRelated} from './writersWords';

/** Words that readers use for one another. */
const RELATED_FILE = 'src/site/searchWords.yaml';
/** In the folder of each docs version: how readers ask for its sections. */
const ASKED_FILE = '_asked.yaml';

/**
 * Writes an index for each docs version from the finished pages.
 *
 * @param routes - All addresses of the site, with the base URL.
 */
export async function writeIndexes(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): Promise<void> {
  const all = [];
  for (const address of routes.toSorted()) {
    if (!address.endsWith('/')) continue;
    const route = `/${address.slice(baseUrl.length)}`;
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
    all.push(readPage(route, html) ?? []);
  }
  const related = readRelated(siteDir, RELATED_FILE);
  for (const version of DOCS_VERSIONS) {
    const {name, folder} = version;
    const tags = ['default', `docs-default-${name}`];
    const pages = all.flat().filter(({tag}) => tags.includes(tag));
    const asked = `${folder}/${ASKED_FILE}`;
    addAsked(pages, siteDir, asked, versionRoute(version));
    const corpus: Corpus = {version: name, related, pages};
    const index = path.join(outDir, indexFile(name));
    await outputFile(index, JSON.stringify(corpus));
  }
}
