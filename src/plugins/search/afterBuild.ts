import type {ReadingStep} from '../after-build/shared/builtPage';
import {buildIndexFiles} from './node/buildIndexFiles';
import {
  extractCorpora,
  readSearchPage,
  type FoundPage,
} from './node/extractPages';
import {indexMetaEdit} from './node/indexMeta';
import {sectionLinksEdit, sectionLinksPlace} from './node/sectionLinks';
import {writeFiles} from './node/writeFiles';

interface Found extends FoundPage {
  /** Where the search page has links for readers without script. */
  readonly links: number | undefined;
}

/**
 * After the build: the finished pages become records, the records one index a
 * docs version, and each page is told the names of the indexes.
 */
export const writeSearchIndex: ReadingStep<Found> = {
  read: (page, tree) => ({
    ...readSearchPage(page, tree),
    links: page.kind === 'search' ? sectionLinksPlace(tree) : undefined,
  }),
  async run({outDir, baseUrl}, found) {
    const corpora = extractCorpora(found, baseUrl);
    const {builds, files} = buildIndexFiles(corpora);
    await writeFiles(outDir, files);
    for (const [page, {links}] of found) {
      if (page.kind === 'redirect') continue;
      page.edits.push(...indexMetaEdit(page, builds));
      if (links !== undefined) {
        page.edits.push(sectionLinksEdit(links, corpora, baseUrl));
      }
    }
  },
};
