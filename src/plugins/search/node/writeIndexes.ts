import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {DOCS_VERSIONS, versionRoute} from '../../../site/versions';
import {type Corpus, INDEX_FOLDER, MANIFEST_FILE} from '../shared/corpus';
import {readPages} from './pages';
import {addAsked, readRelated} from './writersWords';

/** Words that readers use for one another. */
const RELATED_FILE = 'src/site/searchWords.yaml';
/** In the folder of each docs version: how readers ask for its sections. */
const ASKED_FILE = '_asked.yaml';

/**
 * Writes an index for each docs version from the finished pages, named for its
 * content, and a file that names them.
 *
 * @param routes - All addresses of the site, with the base URL.
 */
export async function writeIndexes(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): Promise<void> {
  const found = await readPages(outDir, routes, baseUrl);
  const related = readRelated(siteDir, RELATED_FILE);
  const names: Record<string, string> = {};
  await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
  for (const version of DOCS_VERSIONS) {
    const {name, folder} = version;
    const own = found
      .filter(({tag}) => ['default', `docs-default-${name}`].includes(tag))
      .map(({page}) => page);
    const file = `${folder}/${ASKED_FILE}`;
    const pages = addAsked(own, siteDir, file, versionRoute(version));
    const corpus: Corpus = {version: name, related, pages};
    const text = JSON.stringify(corpus);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    names[name] = `${name}.${hash}.json`;
    await writeFile(path.join(outDir, INDEX_FOLDER, names[name]), text);
  }
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(names));
}
