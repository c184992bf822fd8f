import type {Element, Properties} from 'hast';
import type {
  Data,
  Heading,
  InlineCode,
  Node,
  Paragraph,
  PhrasingContent,
  RootContent,
  RootContentMap,
  Text,
} from 'mdast';
// Adds `data.hName` and `data.hProperties` to the types of nodes.
import type {} from 'mdast-util-to-hast';
import type {} from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

type Component = RootContentMap['mdxJsxFlowElement'];

/** An HTML element without a Markdown syntax, as a node of the Markdown tree. */
export interface HtmlElement extends Node {
  readonly type: 'htmlElement';
  children: RootContent[];
  data: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement;
  }
}

/** A node in a line; a string is plain text. */
export type Phrase = string | PhrasingContent;

/** Plain text. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** A name in code font. */
export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/**
 * A link to a file or a URL, which the framework resolves and checks. Without an
 * address, only the label.
 */
export function link(
  url: string | undefined,
  label: string | InlineCode,
): PhrasingContent {
  const child = typeof label === 'string' ? text(label) : label;
  if (url === undefined) return child;
  return {type: 'link', url, children: [child]};
}

/** Phrases as nodes. */
export function phrases(parts: readonly Phrase[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

/** Joins phrases with spaces. */
export function spaced(parts: readonly Phrase[]): PhrasingContent[] {
  return phrases(parts.flatMap((part) => [' ', part]).slice(1));
}

/** A paragraph of phrases. */
export function paragraph(...parts: readonly Phrase[]): Paragraph {
  return {type: 'paragraph', children: phrases(parts)};
}

/**
 * A heading with an ID that links can name.
 *
 * @param properties - More of its properties in HTML.
 */
export function heading(
  depth: Heading['depth'],
  id: string,
  label: Phrase,
  properties: Properties = {},
): Heading {
  const data = {hProperties: {...properties, id}};
  return {type: 'heading', depth, children: phrases([label]), data};
}

/** An element with the name and properties that it has in HTML. */
export function htmlElement(
  name: string,
  properties: Properties,
  children: readonly RootContent[],
): HtmlElement {
  return {
    type: 'htmlElement',
    children: [...children],
    data: {hName: name, hProperties: properties},
  };
}

/** An element of the HTML tree. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: Element['children'] = [],
): Element {
  return {type: 'element', tagName, properties, children};
}

/** A list with a class that style sheets use. */
export function list(
  className: string,
  items: readonly (readonly RootContent[])[],
): RootContent {
  const nodes = items.map((item) => htmlElement('li', {}, item));
  return htmlElement('ul', {className: [className]}, nodes);
}

/** A component with texts as attributes; `children` are blocks. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): Component {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    // The type of a block leaves out those that only pages have.
    children: children as Component['children'],
  };
}

/** The elements of headings. */
export const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const parser = unified().use(remarkParse).freeze();

/** Parses Markdown from a data file, and removes positions, which aren't the page's. */
export function markdown(source: string): RootContent[] {
  const tree = parser.parse(source);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}
