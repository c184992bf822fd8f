import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {findElement, withClass} from '@openchoreo/page-tools/html/hastElements';
import {metaContent} from '@openchoreo/page-tools/html/metaContent';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {SITE} from '../../../site/site';
import {docsVersionOfRoute} from '../../../site/versions';
import type {BuiltPage, PageKind} from '../shared/builtPage';
import {endTagEdits} from './endTags';
import {readHtml} from './readHtml';

/** The head of a document. The parser adds one if the HTML has none. */
export function headOf(tree: Root): Element {
  const head = select('head', tree);
  if (!head) throw new Error('The parsed document has no <head>.');
  return head;
}

function titleOf(head: Element): string {
  const title = select('title', head);
  return title
    ? toString(title).replace(new RegExp(` \\| ${SITE.name}$`), '')
    : '';
}

function lastUpdatedOf(tree: Root): string | undefined {
  const place = findElement(tree, withClass('theme-last-updated'));
  const time = place && select('time', place);
  const date = time?.properties['dateTime'];
  return typeof date === 'string' ? date.slice(0, 10) : undefined;
}

/** Classes that the framework sets on the document, depending on the page. */
const CLASSES: readonly (readonly [RegExp, PageKind])[] = [
  [/^docs-doc-id-/u, 'docs'],
  [/^docs-doc-page$/u, 'category'],
  [/^plugin-docs$/u, 'tags'],
  [/^blog-post-page$/u, 'post'],
  [/^plugin-blog$/u, 'blog'],
  [/^search-page-wrapper$/u, 'search'],
];

/** What renders a page, by the classes of its document; `undefined` if unknown. */
export function kindOfClasses(names: readonly string[]): PageKind | undefined {
  return CLASSES.find(([name]) => names.some((one) => name.test(one)))?.[1];
}

function kindOf(route: string, tree: Root, head: Element): PageKind {
  if (route === '/404.html') return 'notFound';
  if (select('meta[http-equiv="refresh"]', head)) return 'redirect';
  if (route === '/') return 'landing';
  const classes = select('html', tree)?.properties['className'];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return kindOfClasses(names) ?? 'page';
}

/** Pages that no menu, feed or search result links to. */
const NEVER_LISTED: ReadonlySet<PageKind> = new Set([
  'notFound',
  'redirect',
  'search',
]);

function describePage(file: string, route: string, tree: Root): BuiltPage {
  const head = headOf(tree);
  const kind = kindOf(route, tree, head);
  const banner = findElement(tree, withClass('theme-unlisted-banner'));
  return {
    route,
    file,
    head,
    kind,
    docsVersion: docsVersionOfRoute(route)?.name,
    listed: !banner && !NEVER_LISTED.has(kind),
    title: titleOf(head),
    description: metaContent(head, 'description'),
    lastUpdated: lastUpdatedOf(tree),
    edits: [],
  };
}

/**
 * Reads and parses every HTML file of a built site, sorted by route.
 *
 * @param visit - Called with each page and its tree, which is not kept.
 */
export async function readPages(
  outDir: string,
  visit: (page: BuiltPage, tree: Root) => void,
): Promise<BuiltPage[]> {
  const files = filesBelow(outDir)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      file: path.join(outDir, name),
      route: `/${name.replace(/(^|\/)index\.html$/, '$1')}`,
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const pages: BuiltPage[] = [];
  for (const {file, route} of files) {
    const html = await readFile(file, 'utf8');
    const tree = readHtml(html);
    const page = describePage(file, route, tree);
    page.edits.push(...endTagEdits(html, tree));
    visit(page, tree);
    pages.push(page);
  }
  return pages;
}
