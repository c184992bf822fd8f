import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {element, HEADINGS} from './nodes';

/**
 * Wraps each table in a scrolling frame, so that it stays a table for screen
 * readers. The frame scrolls by keyboard, and has the name of its section. The
 * alignment of a column becomes a class, since the policy of a page blocks styles.
 *
 *     ## Ports        →  <div class="table-frame" tabindex="0" aria-label="Table: Ports" …>
 *     | a |                <table>…<td class="text--right">…
 *     | --: |
 */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let section = '';
  visit(tree, 'element', (node, index, parent) => {
    const {tagName} = node;
    if (HEADINGS.includes(tagName)) section = toString(node).trim();
    if (tagName === 'td' || tagName === 'th') {
      const {align, ...others} = node.properties;
      if (typeof align !== 'string') return;
      node.properties = {className: [`text--${align}`], ...others};
    }
    if (tagName !== 'table' || !parent || index === undefined) return;
    const frame = {
      className: ['table-frame'],
      role: 'group',
      tabIndex: 0,
      ariaLabel: section === '' ? 'Table' : `Table: ${section}`,
    };
    parent.children[index] = element('div', frame, [node]);
  });
};
