import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const HEADING = /^h[1-6]$/u;

/**
 * Puts each table into a frame that scrolls, so that the table stays a table
 * for screen readers. The frame can be reached and scrolled by keyboard, which
 * the starter takes back where all of it is seen; its name is that of the
 * section.
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
 * The alignment of a column as a class: the framework would write it as an
 * inline style, which the content security policy blocks.
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
