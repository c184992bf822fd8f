import type {Nodes} from 'hast';

import type {Edit} from '../shared/builtPage';

/** Elements whose end tag HTML lets a minimizer leave out. */
const MAY_STAY_OPEN: ReadonlySet<string> = new Set([
  ...['html', 'body', 'p', 'li', 'dt', 'dd', 'option', 'optgroup'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup'],
]);

/**
 * Writes the end tags that the framework's minimizer leaves out. Browsers know
 * the rules of HTML, but simple parsers of other programs lose the text of a
 * page without them. After compression they cost about 60 bytes a page.
 *
 * @param node - Has positions in the HTML. Inner elements come first.
 */
export function endTagEdits(html: string, node: Nodes): Edit[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap((child) => endTagEdits(html, child));
  const end = node.position?.end.offset;
  if (node.type !== 'element' || end === undefined) return inner;
  const text = `</${node.tagName}>`;
  const isOpen =
    MAY_STAY_OPEN.has(node.tagName) && !html.slice(0, end).endsWith(text);
  return isOpen ? [...inner, {start: end, end, text}] : inner;
}
