import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {
  findElement,
  findElements,
  withClass,
  withId,
  withTag,
} from '@openchoreo/page-tools/html/hastElements';
import {DOCS_MENU_ID} from '../../../site/navigation';
import {DOCS_VERSIONS} from '../../../site/versions';
import type {BuiltPage, PageKind} from '../../after-build/shared/builtPage';
import {pageContent} from '../../after-build/shared/pageContent';
import {metaContent} from '../../after-build/shared/metaContent';
import type {SearchCorpus, SearchPage} from '../shared/record';
import {extractSections} from './extractSections';

/**
 * Builds one corpus per docs version: its own pages in sidebar order, then pages
 * without a version (home, blog posts). Hits with equal scores keep that order.
 * Pages that search doesn't list are left out.
 *
 * @param found - The result of `readSearchPage` for each page of the site.
 * @param baseUrl - Prefix of all URLs; ends with a slash.
 */
export function extractCorpora(
  found: ReadonlyMap<BuiltPage, FoundPage>,
  baseUrl: string,
): readonly SearchCorpus[] {
  const extracted = [...found].flatMap(([{docsVersion}, {page}]) =>
    page ? [{version: docsVersion, ...page}] : [],
  );
  const others = extracted.filter(({version}) => version === undefined);
  return DOCS_VERSIONS.map(({name}) => {
    const order = sidebarOrder(found, name, baseUrl);
    const own = extracted
      .filter(({version}) => version === name)
      .sort((a, b) => order(a.page) - order(b.page));
    const all = [...own, ...others];
    return {
      version: name,
      language: all[0]?.language ?? '',
      pages: all.map(({page}) => page),
    };
  });
}

/** A page's position in the sidebar of its version; pages outside it come last. */
function sidebarOrder(
  found: ReadonlyMap<BuiltPage, FoundPage>,
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

interface ExtractedPage {
  readonly page: SearchPage;
  readonly language: string;
}

/** What search keeps of a page. */
export interface FoundPage {
  /** `undefined` for a page that search doesn't list. */
  readonly page: ExtractedPage | undefined;
  /** URLs in the sidebar, in order. */
  readonly menu: readonly string[];
}

export function readSearchPage(built: BuiltPage, tree: Root): FoundPage {
  const menu = findElement(tree, withId(DOCS_MENU_ID));
  const links = menu ? findElements(menu, withTag('a')) : [];
  return {
    page: extractPage(built, tree),
    menu: links.flatMap(({properties: {href}}) =>
      href === undefined ? [] : [href],
    ),
  };
}

function extractPage(built: BuiltPage, tree: Root): ExtractedPage | undefined {
  const {head, kind, route, description, listed} = built;
  const content = contentOf(kind, tree);
  const docusaurusTag = metaContent(head, 'docsearch:docusaurus_tag');
  if (!listed || !content || docusaurusTag === '') return undefined;
  const main = findElement(tree, withTag('main'));
  const heading = main && findElement(main, withTag('h1'));
  const title = heading ? toString(heading).trim() : built.title;
  return {
    language: metaContent(head, 'docsearch:language'),
    page: {
      route,
      title,
      description,
      category: categoryOf(kind, tree),
      docusaurusTag,
      sections: extractSections(content, title),
    },
  };
}

/** The part of a page with its text. */
function contentOf(kind: PageKind, tree: Root): Element | undefined {
  switch (kind) {
    case 'category':
      // The list below repeats the titles of other pages.
      return findElement(tree, withClass('oc-lead'));
    case 'post':
      return findElement(tree, withId('__blog-post-container'));
    case 'blog':
      // Lists of posts, tags and authors repeat the titles of other pages.
      return undefined;
    default:
      return pageContent({kind}, tree);
  }
}

/** DocSearch's `lvl0`: the category of the page. */
function categoryOf(kind: PageKind, tree: Root): string {
  if (kind === 'post') return 'Blog';
  const trail = findElement(tree, withClass('theme-doc-breadcrumbs'));
  const [, ...crumbs] = trail ? findElements(trail, withTag('li')) : [];
  const categories = crumbs.slice(0, -1).map((crumb) => toString(crumb).trim());
  return categories.at(-1) ?? 'Documentation';
}
