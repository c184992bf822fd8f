import type {Element, Root} from 'hast';

import {
  findElement,
  withClass,
  withTag,
} from '@openchoreo/page-tools/html/hastElements';
import type {BuiltPage, PageKind} from './builtPage';

/** Kinds whose content is the article or, without one, the whole main part. */
const IN_MAIN: ReadonlySet<PageKind> = new Set(['page', 'category']);

/**
 * Finds the element with a page's own content, without menus, table of contents
 * and footer.
 *
 * @returns `undefined` for a page without a Markdown copy (search, not found,
 *   redirects, lists of tags).
 */
export function pageContent(
  {kind}: Pick<BuiltPage, 'kind'>,
  tree: Root,
): Element | undefined {
  if (kind === 'docs') {
    return findElement(tree, withClass('theme-doc-markdown'));
  }
  if (kind === 'landing' || kind === 'blog') {
    return findElement(tree, withTag('main'));
  }
  if (IN_MAIN.has(kind)) {
    const main = findElement(tree, withTag('main'));
    return main && (findElement(main, withTag('article')) ?? main);
  }
  return kind === 'post' ? findElement(tree, withTag('article')) : undefined;
}
