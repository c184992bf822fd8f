import type {Element, ElementContent} from 'hast';
import {select} from 'hast-util-select';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

import {hasClass, isElement} from '@openchoreo/page-tools/html/hastElements';
import {isControl} from '@openchoreo/page-tools/html/pageControls';

/** Controls and decoration, which have no meaning as text. */
function isOmitted(element: Element): boolean {
  return (
    isControl(element) ||
    hasClass(element, 'oc-visually-hidden') ||
    hasClass(element, 'oc-dark-picture')
  );
}

/**
 * A copy of the tree without the parts that are left out and without source
 * positions, because the converter clones everything it is given. Highlighted
 * code and drawings become plain text first: they have more nodes than the rest
 * of a page.
 */
function prune({tagName, properties, children}: Element): Element {
  const pruned = children.flatMap((child): ElementContent[] => {
    if (isElement(child)) {
      if (isOmitted(child) || isDrawn(tagName, child)) return [];
      return [prune(child)];
    }
    return child.type === 'text' ? [{type: 'text', value: child.value}] : [];
  });
  return {
    type: 'element',
    tagName,
    properties,
    children: tagName === 'pre' ? pruned.map(asText) : pruned,
  };
}

/** Whether an element of a drawing is a shape or a label. */
function isDrawn(parentTag: string, {tagName}: Element): boolean {
  return parentTag === 'svg' && tagName !== 'title' && tagName !== 'desc';
}

function asText(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  return {...node, children: [{type: 'text', value: toString(node)}]};
}

function languageOf(code: Element | undefined): string | null {
  const names = code?.properties['className'];
  const name = Array.isArray(names)
    ? names.map(String).find((text) => text.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? null;
}

function codeBlock(figure: Element): Nodes {
  const code = select('pre > code', figure);
  const title = select('figcaption', figure);
  return {
    type: 'code',
    lang: languageOf(code),
    meta: title ? `title="${toString(title)}"` : null,
    value: code ? toString(code).replace(/\n$/, '') : '',
  };
}

/** A diagram's title and description; its labels make no sense as plain text. */
function diagram(figure: Element): Nodes {
  const title = select('svg > title', figure);
  const description = select('svg > desc', figure);
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'strong',
            children: [
              {type: 'text', value: `Diagram: ${title ? toString(title) : ''}`},
            ],
          },
          {
            type: 'text',
            value: description ? `. ${toString(description)}` : '',
          },
        ],
      },
    ],
  };
}

function label(text: string): BlockContent {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: text}]}],
  };
}

function blocks(state: State, element: Element): BlockContent[] {
  // Flow content also includes definitions, but HTML never produces one.
  return state.toFlow(state.all(element)) as BlockContent[];
}

const figure: Handle = (state, element: Element) => {
  if (hasClass(element, 'code-block')) return codeBlock(element);
  if (hasClass(element, 'diagram')) return diagram(element);
  return blocks(state, element);
};

const div: Handle = (state, element: Element) => {
  if (!hasClass(element, 'tab')) return blocks(state, element);
  const name = select('.tab__label', element);
  const panel = select('.tab__panel', element);
  return [
    label(name ? toString(name).trim() : ''),
    ...(panel ? blocks(state, panel) : []),
  ];
};

const details: Handle = (state, element: Element) => {
  const summary = element.children.find(
    (child): child is Element =>
      isElement(child) && child.tagName === 'summary',
  );
  const rest = {
    ...element,
    children: element.children.filter((child) => child !== summary),
  };
  return [
    ...(summary ? [label(toString(summary).trim())] : []),
    ...blocks(state, rest),
  ];
};

export interface MarkdownOptions {
  /** Absolute URL of the page that the content is from. */
  readonly pageUrl: string;
}

/** Two steps read each page; converting it takes longer than all else they do. */
const trees = new WeakMap<Element, Root>();

/** Gives a page's content the tree that it had in an earlier build. */
export function keepTree(content: Element, tree: Root): void {
  trees.set(content, tree);
}

/**
 * Converts the content of a finished page to a Markdown tree. Links become
 * absolute, so that the text works anywhere. The tree is shared: don't change it.
 *
 * @param content - The element with the page's own content.
 */
export function contentTree(
  content: Element,
  {pageUrl}: MarkdownOptions,
): Root {
  const known = trees.get(content);
  if (known) return known;
  const link: Handle = (state, element: Element) => ({
    type: 'link',
    url: new URL(element.properties['href'] ?? '', pageUrl).href,
    children: state.all(element) as [],
  });
  const tree = toMdast(prune(content), {
    handlers: {a: link, details, div, figure},
  });
  const root: Root =
    tree.type === 'root' ? tree : {type: 'root', children: [tree]};
  trees.set(content, root);
  return root;
}

/**
 * Converts the content of a finished page to Markdown (GFM).
 *
 * @param content - The element with the page's own content.
 */
export function htmlToMarkdown(
  content: Element,
  options: MarkdownOptions,
): string {
  return toMarkdown(contentTree(content, options), {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    rule: '-',
    listItemIndent: 'one',
  });
}
