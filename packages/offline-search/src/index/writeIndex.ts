import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import type {Root} from 'hast';

import {SEARCH_ROUTE} from '../shared/addresses';
import type {FinishedPage, PageParts} from './finishedPage';
import {buildIndexFiles} from './buildIndexFiles';
import {
  extractCorpora,
  type FoundPage,
  type IndexedSite,
  readSearchPage,
} from './extractPages';
import {indexMetaEdit} from './indexMeta';
import {sectionLinksEdit, sectionLinksPlace} from './sectionLinks';
import {writeFiles} from './writeFiles';

/** What search keeps of a page until the index is written. */
export interface ReadPage extends FoundPage {
  /** The placeholder on the search page for links that work without JavaScript. */
  readonly links: number | undefined;
}

/** @param tree - Its nodes have positions in the page's HTML. */
export function readPage(
  page: FinishedPage,
  tree: Root,
  parts: PageParts,
): ReadPage {
  const isSearchPage = page.route === `/${SEARCH_ROUTE}`;
  return {
    ...readSearchPage(page, tree, parts),
    links: isSearchPage ? sectionLinksPlace(tree) : undefined,
  };
}

/**
 * Turns the finished pages into records and writes one index per docs version.
 *
 * @param found - The result of `readPage` for each page of the site.
 * @returns The edits of a page, which add the names of the indexes to it.
 */
export async function writeIndex(
  found: ReadonlyMap<FinishedPage, ReadPage>,
  outDir: string,
  site: IndexedSite,
): Promise<(page: FinishedPage) => readonly Edit[]> {
  const corpora = extractCorpora(found, site);
  const {builds, files} = buildIndexFiles(corpora);
  await writeFiles(outDir, files);
  return (page) => {
    const links = found.get(page)?.links;
    return [
      ...indexMetaEdit(page, builds),
      ...(links === undefined ? [] : [sectionLinksEdit(links, corpora, site)]),
    ];
  };
}
