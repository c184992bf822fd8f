import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {didYouMean} from '../content-errors/nearest';

/** Directives that wrap other content: those of the framework, and tabs. */
const CONTAINERS = [
  ...['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important'],
  ...['caution', 'success', 'tabs', 'tab'],
];

/**
 * Refuses unknown directives, which the framework only warns of. A colon before
 * a word, as in `host:port`, stays text.
 *
 * @param leaves - Names of directives that take a line of their own.
 */
export const remarkDirectives: Plugin<[leaves: readonly string[]], Root> =
  (leaves) => (tree, file) => {
    visit(tree, (node) => {
      if (node.type === 'textDirective') {
        const {attributes, children, name} = node;
        if (children.length + Object.keys(attributes ?? {}).length === 0)
          return;
        file.message(
          `:${name}: directives do not work inside a line. Write \\: for a colon, or put the text in \`code\`.`,
          node,
        );
      }
      const isLeaf = node.type === 'leafDirective';
      if (!isLeaf && node.type !== 'containerDirective') return;
      const known = isLeaf ? leaves : CONTAINERS;
      if (known.includes(node.name)) return;
      const write = (name: string): string => `${isLeaf ? '::' : ':::'}${name}`;
      file.message(
        `${write(node.name)}: unknown directive. ${didYouMean(node.name, known, write)}Use one of: ${known.map(write).join(', ')}.`,
        node,
      );
    });
  };
