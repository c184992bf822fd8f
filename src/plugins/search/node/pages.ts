import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import type {Page} from '../shared/corpus';
import {readSections} from './sections';

/**
 * Reads what search finds of a finished page.
 *
 * @param route - From the root of the site, without the base URL.
 * @returns The page with the framework's tag of its docs version, or `default`;
 *   `undefined` if it is unlisted, or neither documentation, post nor landing page.
 */
export function readPage(
  route: string,
  html: string,
): (Page & {readonly tag: string}) | undefined {
  // A third of the work of reading all of it.
  const [head = '', body = ''] = html.split('<body');
  if (body.includes('theme-unlisted-banner')) return;
  const meta = fromHtml(head);
  const tag = contentOf(meta, 'docsearch:docusaurus_tag');
  const [, inner = ''] = body.split(/<main[^>]*>|<\/main>/u);
  const main = fromHtml(inner, {fragment: true});
  const content = select('.theme-doc-markdown, #__blog-post-container', main);
  const heading = select('h1', main);
  // Lists of posts, tags and authors repeat the titles of other pages.
  const isList = !content && route !== '/' && !tag.startsWith('docs-');
  if (!heading || isList) return;
  // So do the landing page and categories, which have only a description here.
  const description = contentOf(meta, 'description');
  const title = toString(heading).trim();
  const sections = readSections(content, title, description);
  // What is read again on the pages that it links to.
  const isCopy = /^(?:next-steps$|spec-workloadspec-)/u;
  const own = sections.filter(({anchor}) => !isCopy.test(anchor));
  return {tag, route, sections: own};
}

function contentOf(head: Root, name: string): string {
  const content = select(`meta[name="${name}"]`, head)?.properties.content;
  return content ?? '';
}
