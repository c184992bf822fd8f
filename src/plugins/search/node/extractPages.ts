import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {DOCS_VERSIONS} from '../../../site/versions';
import type {BuiltPage} from '../../after-build/shared/builtPage';
import type {SearchCorpus, SearchPage} from '../shared/record';
import {extractSections} from './extractSections';

/**
 * Makes one corpus of each docs version: its own pages, and those that belong
 * to no version (home, blog posts). What readers are not led to is left out.
 *
 * @param pages - Of the built site, in the order that equal answers keep.
 */
export function extractCorpora(
  pages: readonly BuiltPage[],
): readonly SearchCorpus[] {
  const found = pages.flatMap((page) => {
    const extracted = extractPage(page);
    return extracted ? [{version: page.docsVersion, ...extracted}] : [];
  });
  return DOCS_VERSIONS.map(({name}) => {
    const own = found.filter(
      ({version}) => version === name || version === undefined,
    );
    return {
      version: name,
      language: own[0]?.language ?? '',
      pages: own.map(({page}) => page),
    };
  });
}

interface ExtractedPage {
  readonly page: SearchPage;
  readonly language: string;
}

/** @returns `undefined` for a page that search does not lead to. */
export function extractPage(built: BuiltPage): ExtractedPage | undefined {
  const {tree, route, description, listed} = built;
  const content = contentOf(built);
  const docusaurusTag = metaContent(tree, 'docsearch:docusaurus_tag');
  if (!listed || !content || docusaurusTag === '') return undefined;
  const heading = select('main h1', tree);
  const title = heading ? toString(heading).trim() : built.title;
  return {
    language: metaContent(tree, 'docsearch:language'),
    page: {
      route,
      title,
      description,
      category: categoryOf(built),
      docusaurusTag,
      sections: extractSections(content, title),
    },
  };
}

/** The part of a page that holds its text. */
function contentOf({kind, tree}: BuiltPage): Element | undefined {
  switch (kind) {
    case 'docs':
      return select('.theme-doc-markdown', tree);
    case 'category':
      // The cards below repeat the titles of other pages.
      return select('main header', tree);
    case 'blog':
      // Posts only: lists, archive and authors repeat them.
      return select('#__blog-post-container', tree);
    case 'landing':
      return select('main', tree);
    default:
      return undefined;
  }
}

/** DocSearch's `lvl0`: the category that holds the page. */
function categoryOf({kind, tree}: BuiltPage): string {
  if (kind === 'blog') return 'Blog';
  const [, ...crumbs] = selectAll('.theme-doc-breadcrumbs li', tree);
  const categories = crumbs.slice(0, -1).map((crumb) => toString(crumb).trim());
  return categories.at(-1) ?? 'Documentation';
}

function metaContent(tree: Root, name: string): string {
  const content = select(`meta[name="${name}"]`, tree)?.properties['content'];
  return typeof content === 'string' ? content : '';
}
