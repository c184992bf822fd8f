import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** A table may scroll on a narrow screen: the keyboard must reach it there. */
export const rehypeScrollableTable: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'table') node.properties['tabIndex'] = 0;
  });
};
