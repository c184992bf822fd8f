import type {
  Heading,
  InlineCode,
  Node,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

import {htmlElement} from './htmlElement';

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
  return url === undefined ? child : {type: 'link', url, children: [child]};
}

export function phrases(parts: readonly Phrase[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

export function paragraph(...parts: readonly Phrase[]): RootContent {
  return {type: 'paragraph', children: phrases(parts)};
}

export function heading(
  depth: Heading['depth'],
  id: string,
  label: Phrase,
): Heading {
  const data = {hProperties: {id}};
  return {type: 'heading', depth, children: phrases([label]), data};
}

/** A list with a class that style sheets use. */
export function list(
  className: string,
  items: readonly (readonly RootContent[])[],
): RootContent {
  const nodes = items.map((item) => htmlElement('li', {}, item));
  return htmlElement('ul', {className: [className]}, nodes);
}

/** Joins phrases with spaces. */
export function spaced(parts: readonly Phrase[]): PhrasingContent[] {
  return phrases(
    parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part])),
  );
}

/** Parses Markdown from a data file, and removes positions, which aren't the page's. */
export function markdown(source: string): RootContent[] {
  const {children} = fromMarkdown(source);
  for (const child of children) removePositions(child);
  return children;
}

function removePositions(node: Node & {children?: Node[]}): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
