import type {Root} from 'hast';
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
