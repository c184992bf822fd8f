import type {Element, Root} from 'hast';

import {findElement, withClass, withTag} from '../../../lib/hastElements';
import type {BuiltPage} from '../../after-build/shared/builtPage';

/**
 * Finds the element with a page's own content, without menus, table of contents
 * and footer.
 *
 * @returns `undefined` for a page without a Markdown copy (search, not found,
 *   redirects, lists of pages).
 */
export function pageContent(
  {kind}: BuiltPage,
  tree: Root,
): Element | undefined {
  if (kind === 'docs') {
    return findElement(tree, withClass('theme-doc-markdown'));
  }
  if (kind === 'landing') return findElement(tree, withTag('main'));
  if (kind === 'page') {
    const main = findElement(tree, withTag('main'));
    return main && (findElement(main, withTag('article')) ?? main);
  }
  return kind === 'post' ? findElement(tree, withTag('article')) : undefined;
}
