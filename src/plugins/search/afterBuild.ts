import {
  findElement,
  withClass,
  withId,
} from '@openchoreo/page-tools/html/hastElements';
import type {Element, Root} from 'hast';

import {DOCS_MENU_ID} from '../../site/navigation';
import {DOCS_VERSIONS, versionRoute} from '../../site/versions';
import type {BuiltPage, ReadingStep} from '../after-build/shared/builtPage';
import {pageContent} from '../after-build/shared/pageContent';
import {
  type FoundPage,
  readPage,
} from '@openchoreo/offline-search/index/extractPages';
import {readAsked} from '@openchoreo/offline-search/index/readAsked';
import {readSearchWords} from '@openchoreo/offline-search/index/readSearchWords';
import {writeIndex} from '@openchoreo/offline-search/index/writeIndex';
import {SEARCH_VERSIONS} from './options';

/** The words that the site's writers know. */
const WORDS_FILE = 'src/site/searchWords.yaml';
/** In the folder of each docs version: how readers ask for its sections. */
const ASKED_FILE = '_asked.yaml';

/** After the build: writes the search index and adds its names to each page. */
export const writeSearchIndex: ReadingStep<FoundPage> = {
  read: (page, tree) =>
    readPage(page, tree, {
      content: contentOf(page, tree),
      category: page.kind === 'post' ? 'Blog' : undefined,
      menuId: DOCS_MENU_ID,
    }),
  async run({siteDir, outDir, baseUrl}, found) {
    const words = readSearchWords(siteDir, WORDS_FILE);
    const asked = DOCS_VERSIONS.flatMap((version) =>
      readAsked(
        siteDir,
        `${version.folder}/${ASKED_FILE}`,
        versionRoute(version),
      ),
    );
    const site = {baseUrl, versions: SEARCH_VERSIONS, words, asked};
    const editsOf = await writeIndex(found, outDir, site);
    for (const page of found.keys()) {
      if (page.kind !== 'redirect') page.edits.push(...editsOf(page));
    }
  },
};

/** The part of a page with its text. */
function contentOf(page: BuiltPage, tree: Root): Element | undefined {
  switch (page.kind) {
    case 'category':
      // The list below repeats the titles of other pages.
      return findElement(tree, withClass('oc-lead'));
    case 'post':
      return findElement(tree, withId('__blog-post-container'));
    case 'blog':
      // Lists of posts, tags and authors repeat the titles of other pages.
      return undefined;
    default:
      return pageContent(page, tree);
  }
}
