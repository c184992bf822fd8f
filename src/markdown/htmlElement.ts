import type {Properties} from 'hast';
import type {Data, Node, RootContent} from 'mdast';
// Adds `data.hName` and `data.hProperties` to the types of nodes.
import type {} from 'mdast-util-to-hast';

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

/** Creates an element with the name and properties that it has in HTML. */
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
