import type {InlineCode, Node, PhrasingContent, RootContent, Text} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Words of a sentence. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** A name as it is typed. */
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

/** A block of phrases. */
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
