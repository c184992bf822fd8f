import type {Nodes} from 'hast';

import type {Edit} from '@openchoreo/page-tools/html/elementEdits';

/** Elements whose end tag HTML minimizers may omit. */
const MAY_STAY_OPEN: ReadonlySet<string> = new Set([
  ...['html', 'body', 'p', 'li', 'dt', 'dd', 'option', 'optgroup'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup'],
]);

/**
 * Restores the end tags that the framework's minimizer omits. Browsers can
 * infer them, but simple parsers lose the text of a page without them. They
 * cost about 60 bytes per page after compression.
 *
 * @param node - A parsed node with positions. Edits of inner elements come
 *   first.
 */
export function endTagEdits(html: string, node: Nodes): Edit[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap((child) => endTagEdits(html, child));
  const end = node.position?.end.offset;
  if (node.type !== 'element' || end === undefined) return inner;
  const text = `</${node.tagName}>`;
  const isOpen = MAY_STAY_OPEN.has(node.tagName) && !html.endsWith(text, end);
  return isOpen ? [...inner, {start: end, end, text}] : inner;
}
