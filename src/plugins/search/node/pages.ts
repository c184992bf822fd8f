import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import type {FinishedPage} from '../../../lib/node/finishedPage';
import type {Page} from '../shared/corpus';
import {readSections} from './sections';

export interface TaggedPage extends Page {
  /** The framework's name for its docs version, or `default`. */
  readonly tag: string;
}

/**
 * Reads what search finds of a finished page.
 *
 * @returns `undefined` for a page that is unlisted, or neither documentation, post
 *   nor landing page.
 */
export function readPage(page: FinishedPage): TaggedPage | undefined {
  const {route, tree, main, meta} = page;
  if (select('.theme-unlisted-banner', main)) return;
  const tag = meta('docsearch:docusaurus_tag');
  const content = select('.theme-doc-markdown, #__blog-post-container', main);
  const heading = select('h1', main);
  // Lists of posts, tags and authors repeat the titles of other pages.
  const isList = !content && route !== '/' && !tag.startsWith('docs-');
  if (!heading || isList) return;
  // So do the landing page and categories, which have only a description here.
  const description = meta('description');
  const title = toString(heading).trim();
  const breadcrumbs = select('.theme-doc-breadcrumbs', tree);
  const trail = selectAll('.breadcrumbs__item', breadcrumbs)
    .map((item) => toString(item).trim())
    // The first is a picture of a house, and the last the page itself.
    .filter((name) => name !== '' && name !== title);
  const sections = readSections(content, title, description);
  return {tag, route, trail, sections};
}
