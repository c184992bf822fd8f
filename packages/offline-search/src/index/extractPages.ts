import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {
  findElement,
  findElements,
  withClass,
  withId,
  withTag,
} from '@openchoreo/page-tools/html/hastElements';
import {metaContent} from '@openchoreo/page-tools/html/metaContent';
import type {SearchCorpus, SearchPage} from '../shared/record';
import {SEARCH_ROUTE} from '../shared/addresses';
import {extractSections} from './extractSections';
import {addAsked} from './readAsked';
import {type IndexedSite, sectionLinksPlace} from './sectionLinks';

/** What search needs to know of a finished page, beside its HTML. */
export interface FinishedPage {
  /** Address without the base URL, such as `/docs/next/`. */
  readonly route: string;
  /** The head of the document; its nodes have positions in the page's HTML. */
  readonly head: Element;
  /** The framework's name of its docs version; `undefined` for other pages. */
  readonly docsVersion: string | undefined;
  /** False for pages that search must not find. */
  readonly listed: boolean;
  /** Used where the page has no heading. */
  readonly title: string;
  readonly description: string;
}

/** Where the parts of a page are that search reads. */
export interface PageParts {
  /** The part with the page's own text; `undefined` if search must not find it. */
  readonly content: Element | undefined;
  /** Given for pages whose breadcrumbs name none. */
  readonly category?: string | undefined;
  /** The id of the sidebar, which gives the order of pages. */
  readonly menuId: string;
}

/**
 * Builds one corpus per docs version: its own pages in sidebar order, then pages
 * without a version (home, blog posts). Hits with equal scores keep that order.
 * Pages that search doesn't list are left out.
 *
 * @param found - The result of `readPage` for each page of the site.
 */
export function extractCorpora(
  found: ReadonlyMap<FinishedPage, FoundPage>,
  {baseUrl, versions, words, asked}: IndexedSite,
): readonly SearchCorpus[] {
  const extracted = addAsked(
    [...found].flatMap(([{docsVersion}, {page}]) =>
      page ? [{version: docsVersion, page}] : [],
    ),
    asked,
  );
  const others = extracted.filter(({version}) => version === undefined);
  return versions.map(({name}) => {
    const order = sidebarOrder(found, name, baseUrl);
    const own = extracted
      .filter(({version}) => version === name)
      .sort((a, b) => order(a.page) - order(b.page));
    const pages = [...own, ...others].map(({page}) => page);
    return {version: name, words, pages};
  });
}

/** A page's position in the sidebar of its version; pages outside it come last. */
function sidebarOrder(
  found: ReadonlyMap<FinishedPage, FoundPage>,
  version: string,
  baseUrl: string,
): (page: SearchPage) => number {
  const links = [...found]
    .filter(([page]) => page.docsVersion === version)
    .map(([, {menu}]) => menu)
    .find((menu) => menu.length > 0);
  const places = new Map((links ?? []).map((href, place) => [href, place]));
  return ({route}) => places.get(baseUrl + route.slice(1)) ?? Infinity;
}

/** What search keeps of a page. */
export interface FoundPage {
  /** `undefined` for a page that search doesn't list. */
  readonly page: SearchPage | undefined;
  /** URLs in the sidebar, in order. */
  readonly menu: readonly string[];
  /** The placeholder on the search page for links that work without JavaScript. */
  readonly links: number | undefined;
}

/** @param tree - Its nodes have positions in the page's HTML. */
export function readPage(
  page: FinishedPage,
  tree: Root,
  parts: PageParts,
): FoundPage {
  const menu = findElement(tree, withId(parts.menuId));
  const links = menu ? findElements(menu, withTag('a')) : [];
  return {
    page: extractPage(page, tree, parts),
    menu: links.flatMap(({properties: {href}}) =>
      href === undefined ? [] : [href],
    ),
    links:
      page.route === `/${SEARCH_ROUTE}` ? sectionLinksPlace(tree) : undefined,
  };
}

function extractPage(
  {head, route, description, listed, ...page}: FinishedPage,
  tree: Root,
  {content, category = categoryOf(tree)}: PageParts,
): SearchPage | undefined {
  const docusaurusTag = metaContent(head, 'docsearch:docusaurus_tag');
  if (!listed || !content || docusaurusTag === '') return undefined;
  const main = findElement(tree, withTag('main'));
  const heading = main && findElement(main, withTag('h1'));
  const title = heading ? toString(heading).trim() : page.title;
  return {
    route,
    title,
    description,
    category,
    docusaurusTag,
    sections: extractSections(content, title),
  };
}

/** DocSearch's `lvl0`: the category of the page. */
function categoryOf(tree: Root): string {
  const trail = findElement(tree, withClass('theme-doc-breadcrumbs'));
  const [, ...crumbs] = trail ? findElements(trail, withTag('li')) : [];
  const categories = crumbs.slice(0, -1).map((crumb) => toString(crumb).trim());
  return categories.at(-1) ?? 'Documentation';
}
