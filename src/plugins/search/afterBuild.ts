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
  /** The placeholder on the search page for links that work without JavaScript. */
  readonly links: number | undefined;
}

/**
 * After the build: turns the finished pages into records, the records into one
 * index per docs version, and adds the names of the indexes to each page.
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
