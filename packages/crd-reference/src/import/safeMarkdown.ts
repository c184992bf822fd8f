import type {Nodes, PhrasingContent, RootContent, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Markdown that says the same and can do no harm in a page: comments of Go code
 * have `<name>`, headings, and links to files that are somewhere else.
 */
export function safeMarkdown(source: string): string {
  const tree = fromMarkdown(source);
  visit(tree, (node, index, parent) => {
    if (index === undefined || parent === undefined) return undefined;
    const isInLine = !BLOCK_PARENTS.has(parent.type);
    const safe = safeNodes(node, isInLine);
    if (safe === undefined) return undefined;
    // The nodes fit where the others stood: text in a line, blocks in a page.
    parent.children.splice(index, 1, ...(safe as typeof parent.children));
    return [SKIP, index];
  });
  return toMarkdown(tree, {bullet: '-', emphasis: '_'}).trim();
}

const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem']);

/** What stands for a node; `undefined` if it can stay. */
function safeNodes(
  node: Nodes,
  isInLine: boolean,
): readonly (RootContent | PhrasingContent)[] | undefined {
  switch (node.type) {
    case 'html': {
      const text: Text = {type: 'text', value: node.value};
      return isInLine ? [text] : [{type: 'paragraph', children: [text]}];
    }
    case 'heading':
      return [{type: 'paragraph', children: node.children}];
    case 'image':
    case 'imageReference':
      return [{type: 'text', value: node.alt ?? ''}];
    case 'link':
      return /^https?:/u.test(node.url) ? undefined : node.children;
    case 'linkReference':
      return [{type: 'text', value: toString(node)}];
    case 'code':
      return node.meta ? [{...node, meta: null}] : undefined;
    case 'definition':
    case 'thematicBreak':
      return [];
    default:
      return undefined;
  }
}
