import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {isMessage, type Page} from '../shared/corpus';
import {readSections} from './sections';

/** Where it stands, and why; nobody searches for what to do about it. */
const LINES_OF_MESSAGE = 2;

/** A page with the framework's tag of its docs version, or `default`. */
export interface FoundPage {
  readonly tag: string;
  readonly page: Page;
}

/**
 * Reads what search finds of the finished pages: those of the documentation, the
 * posts of the blog and the landing page, but none that is unlisted.
 *
 * @param routes - All addresses of the site, with the base URL.
 */
export async function readPages(
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): Promise<readonly FoundPage[]> {
  const found: FoundPage[] = [];
  for (const address of routes.toSorted()) {
    if (!address.endsWith('/')) continue;
    const route = `/${address.slice(baseUrl.length)}`;
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
    const page = readPage(route, html);
    if (page) found.push(page);
  }
  return found;
}

/** @returns `undefined` for a page that search must not find. */
export function readPage(route: string, html: string): FoundPage | undefined {
  // A third of the work of reading all of it.
  const [head = '', body = ''] = html.split('<body');
  if (body.includes('theme-unlisted-banner')) return;
  const meta = fromHtml(head);
  const tag = contentOf(meta, 'docsearch:docusaurus_tag');
  const [, inner = ''] = body.split(/<main[^>]*>|<\/main>/u);
  const main = fromHtml(inner, {fragment: true});
  const content =
    select('.theme-doc-markdown, #__blog-post-container', main) ??
    (route === '/' ? main : undefined);
  const heading = select('h1', main);
  // Lists of posts, tags and authors repeat the titles of other pages.
  if (!heading || (!content && !tag.startsWith('docs-'))) return;
  const title = toString(heading).trim();
  const description = contentOf(meta, 'description');
  // So does the list of a category, which has only a description.
  const sections = readSections(content, title).map((section) =>
    isMessage(section)
      ? {...section, lines: section.lines.slice(0, LINES_OF_MESSAGE)}
      : section,
  );
  return {tag, page: {route, title, description, sections}};
}

function contentOf(head: Root, name: string): string {
  const content = select(`meta[name="${name}"]`, head)?.properties.content;
  return content ?? '';
}
