import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';

import {findElement, withClass, withTag} from '../../../lib/hastElements';
import type {BuiltPage} from '../../after-build/shared/builtPage';

/**
 * Finds the element that holds a page's own content: no menu, no list of
 * contents, no footer.
 *
 * @returns `undefined` for a page that has no twin (search, not found,
 *   redirects, lists of pages).
 */
export function pageContent(
  {kind, route, head}: BuiltPage,
  tree: Root,
): Element | undefined {
  if (kind === 'docs') {
    return findElement(tree, withClass('theme-doc-markdown'));
  }
  if (kind === 'landing') return findElement(tree, withTag('main'));
  const isPost =
    kind === 'blog' && select('meta[property="article:published_time"]', head);
  return isPost && route !== '/blog/'
    ? findElement(tree, withTag('article'))
    : undefined;
}
