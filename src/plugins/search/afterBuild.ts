import type {BuiltSite} from '../after-build/shared/builtPage';
import {buildIndexFiles} from './node/buildIndexFiles';
import {extractCorpora} from './node/extractPages';
import {indexMetaEdit} from './node/indexMeta';
import {sectionLinksEdit} from './node/sectionLinks';
import {writeFiles} from './node/writeFiles';

/**
 * After the build: the finished pages become records, the records one index a
 * docs version, and each page is told the names of the indexes.
 */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const {outDir, baseUrl, pages} = site;
  const corpora = extractCorpora(pages, baseUrl);
  const {builds, files} = buildIndexFiles(corpora);
  await writeFiles(outDir, files);
  for (const page of pages) {
    if (page.kind === 'redirect') continue;
    page.edits.push(...indexMetaEdit(page, builds));
    if (page.kind === 'search') {
      page.edits.push(...sectionLinksEdit(page, corpora, baseUrl));
    }
  }
}
