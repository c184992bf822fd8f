import type {Mistakes} from '@openchoreo/content-errors/mistakes';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Html} from 'mdast';

/** Void elements, and elements whose end tag is optional. */
const UNCLOSED: ReadonlySet<string> = new Set([
  ...['br', 'col', 'hr', 'img', 'wbr'],
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'p', 'rb', 'rp', 'rt', 'rtc'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

/**
 * Finds elements that are not closed. HTML reaches us in pieces, with Markdown
 * in between.
 */
export function unclosedElements(
  html: readonly Html[],
  mistakes: Mistakes,
): void {
  const lines: number[] = [];
  for (const {value, position} of html) {
    const first = position?.start.line ?? 1;
    for (const index of value.split('\n').keys()) lines.push(first + index);
  }
  const text = html.map(({value}) => value).join('\n');
  const tree = fromHtml(text, {fragment: true, verbose: true});
  for (const {tagName, position, data} of selectAll('*', tree)) {
    const isClosed =
      UNCLOSED.has(tagName) || data?.position.closing !== undefined;
    if (isClosed || !position) continue;
    mistakes.add(
      lines[position.start.line - 1],
      `<${tagName}>`,
      'this element is not closed, so the rest of the page is inside it',
      `Add </${tagName}> where it ends.`,
    );
  }
}
