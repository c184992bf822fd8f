import type {Nodes, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {component, HEADINGS} from './nodes';

const TABLES = ['table', 'thead', 'tbody', 'tr'];
/** What the theme draws, and tables, whose white space React drops. */
const DRAWN = new Set([...HEADINGS, ...TABLES, 'img', 'input', 'admonition']);

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
 * Draws what needs no component, so that neither the bundler nor React reads it, unless
 * it is only a text. Links elsewhere stay, since the framework judges and follows those
 * that it draws. It has to know the ids of a page, too, and the names of `<a name>`.
 *
 *     <p>A <code>b</code></p>       →  <StaticHtml as="p" html="A <code>b</code>"/>
 *     <p><a href="/b/">B</a></p>    →  <p><a href="/b/">B</a></p>
 *     <dt id="term-cell">cell</dt>  →  … <Anchors ids="term-cell"/>
 */
export const rehypeStaticHtml: Plugin<[], Root> = () => (tree) => {
  const ids: string[] = [];
  const anchorLinks = new Set<unknown>([undefined]);
  visit(tree, (node) => {
    // The theme finds a notice's title by its name, which HTML has in lowercase.
    if (node.type === 'element' && node.tagName === 'mdxadmonitiontitle') {
      node.tagName = 'mdxAdmonitionTitle';
    }
    const anchor = anchorOf(node);
    if (anchor === undefined) return;
    anchorLinks.add(`#${anchor}`);
    const isHeading =
      node.type === 'element' && HEADINGS.includes(node.tagName);
    if (!isHeading) ids.push(anchor);
  });
  visit(tree, 'element', (node, index, parent) => {
    const {className, ...others} = node.properties;
    if (Object.keys(others).length > 0 || !isStatic(node, anchorLinks)) return;
    if (node.children.every(({type}) => type === 'text')) return;
    const attributes: Record<string, string> = {as: node.tagName};
    if (Array.isArray(className)) attributes['className'] = className.join(' ');
    attributes['html'] = toHtml(node.children);
    const html = component('StaticHtml', attributes);
    parent?.children.splice(index ?? 0, 1, {...html, children: []});
    return SKIP;
  });
  if (ids.length > 0) {
    const anchors = component('Anchors', {ids: ids.join(' ')});
    tree.children.push({...anchors, children: []});
  }
};

function isStatic(
  node: RootContent,
  anchorLinks: ReadonlySet<unknown>,
): boolean {
  if (node.type !== 'element') return node.type === 'text';
  const {tagName, properties, children} = node;
  const isDrawn = DRAWN.has(tagName) || tagName.startsWith('mdx');
  if (isDrawn || !anchorLinks.has(properties['href'])) return false;
  return children.every((child) => isStatic(child, anchorLinks));
}
