import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';

import type {BuiltPage} from '../../after-build/shared/builtPage';

/** Where each kind of page holds its own content, nearest first. */
const CONTENT = ['.theme-doc-markdown', 'article', 'main'] as const;

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
  if (kind === 'docs') return select(CONTENT[0], tree);
  if (kind === 'landing') return select(CONTENT[2], tree);
  const isPost =
    kind === 'blog' && select('meta[property="article:published_time"]', head);
  return isPost && route !== '/blog/' ? select(CONTENT[1], tree) : undefined;
}
