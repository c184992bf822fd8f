import type {InlineCode, Node, PhrasingContent, RootContent, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Plain text. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** A name in code font. */
export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** A link to a file or an address, which the framework resolves and checks. */
export function link(
  url: string,
  children: readonly (Text | InlineCode)[],
): PhrasingContent {
  return {type: 'link', url, children: [...children]};
}

export function paragraph(children: readonly PhrasingContent[]): RootContent {
  return {type: 'paragraph', children: [...children]};
}

/** Joins phrases with spaces. */
export function spaced(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  return phrases.flatMap((phrase, index) =>
    index === 0 ? [phrase] : [text(' '), phrase],
  );
}

/** Parses Markdown from a data file. Positions are removed, as they aren't the page's. */
export function markdown(source: string): RootContent[] {
  const {children} = fromMarkdown(source);
  for (const child of children) removePositions(child);
  return children;
}

function removePositions(node: Node & {children?: Node[]}): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
