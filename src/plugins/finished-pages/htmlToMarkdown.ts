import type {Element, ElementContent, Nodes} from 'hast';
import {select} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {BLOCKS, classesOf} from '../../lib/node/finishedPage';
import {element, paragraph, text} from '../../markdown/nodes';

/**
 * Converts the content of a finished page without its controls to Markdown (GFM).
 * Addresses become absolute, so that the text works anywhere.
 *
 * @param pageUrl - Absolute address of the page.
 */
export function htmlToMarkdown(content: Nodes, pageUrl: string): string {
  const base = element('base', {href: pageUrl});
  const children = content.type === 'root' ? content.children : [content];
  const tree = toMdast(
    {type: 'root', children: [base, ...children]},
    {handlers: {br, div, figure, td: cell, th: cell}},
  );
  // A root becomes a root.
  return writer.stringify(tree as Root);
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    fences: true,
    rule: '-',
    listItemIndent: 'one',
  })
  .freeze();

/** A code block with its title, or a diagram in words. */
const figure: Handle = (state, node: Element) => {
  const textOf = (selector: string): string =>
    toString(select(selector, node) ?? text('')).trim();
  const pre = select('pre', node);
  if (pre) {
    const title = textOf('figcaption');
    const meta = title === '' ? null : `title="${title}"`;
    return {...defaultHandlers.pre(state, pre), meta};
  }
  const title = textOf('svg > title');
  if (title === '') return defaultHandlers.figure(state, node);
  return note(`Diagram: ${title}`, [paragraph(textOf('svg > desc'))]);
};

/** An admonition with its kind and title. */
const div: Handle = (state, node: Element) => {
  const mark = 'theme-admonition-';
  const name = classesOf(node).find((name) => name.startsWith(mark));
  if (name === undefined) return defaultHandlers.div(state, node);
  const kind = name.slice(mark.length);
  const [heading, ...rest] = node.children.filter(
    ({type}) => type === 'element',
  );
  const title = toString(heading ?? text('')).trim();
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isNamed = title !== '' && title.toLowerCase() !== kind;
  const blocks = state.toFlow(state.all({...node, children: rest}));
  return note(isNamed ? `${label}: ${title}` : label, blocks);
};

function note(title: string, blocks: Blockquote['children']): Blockquote {
  const heading = paragraph({type: 'strong', children: [text(title)]});
  return {type: 'blockquote', children: [heading, ...blocks]};
}

/** A cell of a table, which is one line. */
const cell: Handle = (state, node: Element) => {
  const lines = linesOf(node.children);
  const children = lines.flatMap((line) => [element('br'), ...line]);
  return defaultHandlers.td(state, {...node, children: children.slice(1)});
};

const br: Handle = (state, node: Element) =>
  state.inTable
    ? {type: 'html', value: '<br>'}
    : defaultHandlers.br(state, node);

function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'element' || !BLOCKS.has(node.tagName)) {
      lines.at(-1)?.push(node);
    } else if (node.tagName === 'pre') {
      const code = toString(node).trimEnd().split('\n');
      for (const line of code) {
        // Without text, its marks would begin code that the next ones end.
        if (line.trim() !== '') lines.push([element('code', {}, [text(line)])]);
      }
      lines.push([]);
    } else {
      const own = linesOf(node.children);
      if (node.tagName === 'li') own[0]?.unshift(text('- '));
      lines.push(...own, []);
    }
  }
  return lines.filter((line) =>
    line.some(
      (node) => node.type === 'element' || toString(node).trim() !== '',
    ),
  );
}
