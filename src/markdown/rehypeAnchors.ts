import type {Root} from 'hast';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {component} from './nodes';

/** Elements whose anchors the theme's components report. */
const REPORTED = /^(?:h[1-6]|li|a)$/u;

/**
 * Lists the ids of a page, and the names of `<a name>`, for the framework, which
 * judges links and knows the anchors of headings alone.
 */
export const rehypeAnchors: Plugin<[], Root> = () => (tree) => {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'element') {
      const {id, name} = node.properties;
      if (typeof id === 'string' && !REPORTED.test(node.tagName)) ids.add(id);
      if (node.tagName === 'a' && typeof name === 'string') ids.add(name);
    } else if ('attributes' in node) {
      for (const attribute of node.attributes) {
        const {type, value} = attribute;
        if (type !== 'mdxJsxAttribute' || typeof value !== 'string') continue;
        const isName = attribute.name === 'name' && node.name === 'a';
        if (attribute.name === 'id' || isName) ids.add(value);
      }
    }
  });
  if (ids.size > 0) {
    const attributes = {ids: [...ids].join(' ')};
    tree.children.push({...component('Anchors', attributes), children: []});
  }
};
