import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const HEADING = /^h[1-6]$/u;

/**
 * Wraps each table in a scrolling frame, so that it stays a table for screen
 * readers. The frame is focusable so that it scrolls by keyboard; the starter
 * undoes that where the whole table fits. It is named after its section.
 */
export const rehypeTable: Plugin<[], Root> = () => (tree) => {
  let section = '';
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) section = toString(node).trim();
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    visit(node, 'element', alignByClass);
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-frame'],
        role: 'group',
        ariaLabel: section === '' ? 'Table' : `Table: ${section}`,
        tabIndex: 0,
      },
      children: [node],
    };
    return SKIP;
  });
};

/**
 * Sets the alignment of a column as a class, since the content security policy
 * blocks the inline style that the framework would write.
 */
function alignByClass({tagName, properties}: Element): void {
  const {align, className} = properties;
  if ((tagName !== 'td' && tagName !== 'th') || typeof align !== 'string') {
    return;
  }
  delete properties['align'];
  const known = Array.isArray(className) ? className : [];
  properties['className'] = [...known, `table-align-${align}`];
}
