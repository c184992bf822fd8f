import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {select} from 'hast-util-select';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Code, PhrasingContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

const CONTROLS = /^(?:button|form|input|script|style|template)$/u;

/** Classes of controls and of what only screen readers or eyes get. */
const CONTROL_CLASSES =
  /(?:^| )(?:hash-link|code-block__menu|oc-visually-hidden|themedComponent--dark\w*)(?: |$)/u;

/** Whether it is for use on the page alone. A diagram opens, but is text. */
function isControl({tagName, properties}: Element): boolean {
  const classes = classesOf(properties);
  return (
    CONTROLS.test(tagName) ||
    CONTROL_CLASSES.test(classes) ||
    ('popover' in properties && !classes.includes('diagram__canvas'))
  );
}

function classesOf({className}: Properties): string {
  return Array.isArray(className) ? className.join(' ') : '';
}

/**
 * Converts the content of a finished page to Markdown (GFM) without its
 * controls. Addresses become absolute, so that the text works anywhere.
 *
 * @param pageUrl - Absolute address of the page.
 */
export function htmlToMarkdown(content: Nodes, pageUrl: string): string {
  const absolute = (address: unknown): string =>
    typeof address === 'string' ? new URL(address, pageUrl).href : '';
  const a: Handle = (state, element: Element) => {
    return {
      type: 'link',
      url: absolute(element.properties['href']),
      children: state.all(element) as PhrasingContent[],
    };
  };
  const img: Handle = (_state, {properties}: Element) => {
    const {src, alt} = properties;
    return {
      type: 'image',
      url: absolute(src),
      alt: typeof alt === 'string' ? alt : '',
    };
  };
  const tree = toMdast(withoutControls(content), {
    handlers: {
      a,
      img,
      div,
      figure,
      pre: (_state, pre: Element) => codeBlock(pre),
      td: cell,
      th: cell,
    },
  });
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    ...{bullet: '-', fences: true, rule: '-', listItemIndent: 'one'},
  });
}

/**
 * A copy of the tree without controls. Highlighted code and drawings become
 * plain text: they have more nodes than the rest of a page.
 */
function withoutControls<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const parent = node.type === 'element' ? node.tagName : undefined;
  if (parent === 'pre') {
    const text = {type: 'text' as const, value: toString(node)};
    const className = select('[class*=language-]', node)?.properties.className;
    return {...node, properties: {className}, children: [text]};
  }
  const children = (node.children as ElementContent[]).flatMap(
    (child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const isShape =
        parent === 'svg' && !/^(?:title|desc)$/u.test(child.tagName);
      return isShape || isControl(child) ? [] : [withoutControls(child)];
    },
  );
  return {...node, children};
}

function codeBlock(pre: Element): Code {
  const language = /language-(?<name>\S+)/u.exec(classesOf(pre.properties))
    ?.groups?.['name'];
  const value = toString(pre).replace(/\n$/u, '');
  return {type: 'code', lang: language ?? null, value};
}

/** A code block with its title, or a diagram in words. */
const figure: Handle = (state, element: Element) => {
  const [pre, svg] = [select('pre', element), select('svg', element)];
  const textOf = (selector: string): string => {
    const found = select(selector, element);
    return found ? toString(found).trim() : '';
  };
  if (pre) {
    const title = textOf('figcaption');
    const meta = title === '' ? null : `title="${title}"`;
    return {...codeBlock(pre), meta};
  }
  if (!svg || !classesOf(element.properties).includes('diagram')) {
    return flow(state, element.children);
  }
  const words = `Diagram: ${textOf('svg > title')}`;
  return note(words, [
    {
      type: 'paragraph',
      children: [{type: 'text', value: textOf('svg > desc')}],
    },
  ]);
};

/** An admonition with its kind and title. */
const div: Handle = (state, {properties, children}: Element) => {
  const kind = /theme-admonition-(?<kind>[a-z]+)/u.exec(classesOf(properties))
    ?.groups?.['kind'];
  if (kind === undefined) return flow(state, children);
  const [heading, ...rest] = children.filter(({type}) => type === 'element');
  const title = heading ? toString(heading).trim() : '';
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isNamed = title !== '' && title.toLowerCase() !== kind;
  return note(isNamed ? `${label}: ${title}` : label, flow(state, rest));
};

function note(title: string, children: BlockContent[]): BlockContent {
  const words: PhrasingContent = {type: 'text', value: title};
  const heading: BlockContent = {
    type: 'paragraph',
    children: [{type: 'strong', children: [words]}],
  };
  return {type: 'blockquote', children: [heading, ...children]};
}

function flow(state: State, children: ElementContent[]): BlockContent[] {
  const parent: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    children,
  };
  // Flow content also includes definitions, but HTML never produces one.
  return state.toFlow(state.all(parent)) as BlockContent[];
}

const BLOCKS =
  /^(?:p|div|ul|ol|li|dl|dt|dd|pre|figure|details|summary|blockquote)$/u;

/** A cell of a table: blocks become lines, since a cell is one line. */
const cell: Handle = (state, {children}: Element): TableCell => {
  const lines: PhrasingContent[][] = [[]];
  const add = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      const tagName = node.type === 'element' ? node.tagName : '';
      if (node.type !== 'element' || !BLOCKS.test(tagName)) {
        const inline = state.one(node, undefined) ?? [];
        lines.at(-1)?.push(...([inline].flat() as PhrasingContent[]));
      } else if (tagName === 'pre') {
        const code = toString(node).trimEnd().split('\n');
        lines.push(
          ...code.map((value): PhrasingContent[] => [
            {type: 'inlineCode', value},
          ]),
          [],
        );
      } else {
        lines.push(tagName === 'li' ? [{type: 'text', value: '- '}] : []);
        add(node.children);
        lines.push([]);
      }
    }
  };
  add(children);
  const written = lines.filter((line) =>
    line.some((node) => node.type !== 'text' || node.value.trim() !== ''),
  );
  return {
    type: 'tableCell',
    children: written.flatMap((line, index) =>
      index === 0 ? line : [{type: 'html', value: '<br>'}, ...line],
    ),
  };
};
