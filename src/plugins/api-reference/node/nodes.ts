import type {Properties} from 'hast';
import type {
  Data,
  InlineCode,
  Node,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
// Its types give nodes `data.hName` and `data.hProperties`.
import type {} from 'remark-rehype';

/** An HTML element that Markdown has no sign for, as a node of its tree. */
export interface ReferenceElement extends Node {
  readonly type: 'referenceElement';
  children: RootContent[];
  data: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    referenceElement: ReferenceElement;
  }
  interface PhrasingContentMap {
    referenceElement: ReferenceElement;
  }
}

/** Any element; the names are those of HTML. */
export function element(
  name: string,
  properties: Properties,
  children: readonly RootContent[],
): ReferenceElement {
  return {
    type: 'referenceElement',
    children: [...children],
    data: {hName: name, hProperties: properties},
  };
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** A link that the framework resolves and checks: to a file or an address. */
export function link(
  url: string,
  children: readonly (Text | InlineCode)[],
): PhrasingContent {
  return {type: 'link', url, children: [...children]};
}

export function paragraph(children: readonly PhrasingContent[]): RootContent {
  return {type: 'paragraph', children: [...children]};
}

/** Phrases with one space between them. */
export function spaced(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  return phrases.flatMap((phrase, index) =>
    index === 0 ? [phrase] : [text(' '), phrase],
  );
}

/** The blocks of a Markdown text, without positions: they are not the page's. */
export function markdown(source: string): RootContent[] {
  const {children} = fromMarkdown(source);
  for (const child of children) removePositions(child);
  return children;
}

function removePositions(node: Node & {children?: Node[]}): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
