import type {Nodes, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** The width of the text in px on a small phone, where less is never drawn smaller. */
const COLUMN = 320;

/**
 * Links each picture that may be larger than its column to its own file, so that
 * it can be opened large without a script. The alternative text names the link.
 */
export const rehypePictures: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node: Nodes, index, parent) => {
    const name = 'tagName' in node ? node.tagName : 'name' in node && node.name;
    if (name === 'a' || name === 'Link') return SKIP;
    if (node.type !== 'mdxJsxTextElement' || name !== 'img') return undefined;
    if (!parent || index === undefined) return undefined;
    const {attributes} = node;
    const valueOf = (key: string) =>
      attributes.find((one) => 'name' in one && one.name === key)?.value;
    const src = valueOf('src');
    if (!src || !(Number(valueOf('width')) > COLUMN)) return undefined;
    const link: MdxJsxTextElementHast = {
      type: 'mdxJsxTextElement',
      name: 'a',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'href', value: structuredClone(src)},
        {type: 'mdxJsxAttribute', name: 'className', value: 'oc-picture'},
        {type: 'mdxJsxAttribute', name: 'title', value: 'Open large'},
      ],
      children: [node],
      // Not the site's link, which asks the router for a page.
      data: {_mdxExplicitJsx: true},
    };
    parent.children[index] = link;
    return SKIP;
  });
};
