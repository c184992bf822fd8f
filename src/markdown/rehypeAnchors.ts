import type {Nodes, Root} from 'hast';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {component} from './nodes';

/** Elements whose anchors the theme's components report. */
const REPORTED = /^(?:h[1-6]|li|a)$/u;

/** The id of an element or component, or the name of a link: `<a name="x">`. */
export function anchorOf(node: Nodes): string | undefined {
  if (node.type === 'element') {
    const {id, name} = node.properties;
    if (typeof id === 'string') return id;
    if (node.tagName === 'a' && typeof name === 'string') return name;
    return undefined;
  }
  if (!('attributes' in node)) return undefined;
  for (const attribute of node.attributes) {
    const {type, value} = attribute;
    if (type !== 'mdxJsxAttribute' || typeof value !== 'string') continue;
    const isName = attribute.name === 'name' && node.name === 'a';
    if (attribute.name === 'id' || isName) return value;
  }
  return undefined;
}

/**
 * Lists the ids of a page, and the names of `<a name>`, for the framework, which
 * judges links and knows the anchors of headings alone.
 *
 *     <dt id="term-cell">cell</dt>  →  … <Anchors ids="term-cell"/>
 */
export const rehypeAnchors: Plugin<[], Root> = () => (tree) => {
  const ids = new Set<string>();
  visit(tree, (node) => {
    // The theme finds a notice's title by its name, which HTML has in lowercase.
    if (node.type === 'element' && node.tagName === 'mdxadmonitiontitle') {
      node.tagName = 'mdxAdmonitionTitle';
    }
    const anchor = anchorOf(node);
    const isReported =
      node.type === 'element' &&
      REPORTED.test(node.tagName) &&
      node.properties.id !== undefined;
    if (anchor !== undefined && !isReported) ids.add(anchor);
  });
  if (ids.size > 0) {
    const attributes = {ids: [...ids].join(' ')};
    tree.children.push({...component('Anchors', attributes), children: []});
  }
};
