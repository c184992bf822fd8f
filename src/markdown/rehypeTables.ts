import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Wraps each table in a scrolling frame, so that it stays a table for screen
 * readers. The frame is focusable so that it scrolls by keyboard, and is named
 * after its section. The alignment of a column becomes a class, since the
 * content security policy blocks the style that React would write.
 */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let section = '';
  visit(tree, 'element', (node, index, parent) => {
    const {tagName, properties} = node;
    if (/^h[1-6]$/u.test(tagName)) section = toString(node).trim();
    if (/^t[dh]$/u.test(tagName) && typeof properties['align'] === 'string') {
      const {align, className, ...rest} = properties;
      const names = Array.isArray(className) ? className : [];
      node.properties = {
        ...rest,
        className: [...names, `text--${align}`],
      };
    }
    if (tagName !== 'table' || !parent || index === undefined) return undefined;
    if (parent.type === 'element' && parent.properties['role'] === 'group') {
      return undefined;
    }
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        ...{className: ['table-frame'], role: 'group', tabIndex: 0},
        ariaLabel: section === '' ? 'Table' : `Table: ${section}`,
      },
      children: [node],
    };
    return [SKIP, index];
  });
};
