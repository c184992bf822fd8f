import type {Properties} from 'hast';
import type {Data, Node, RootContent} from 'mdast';
// Its types give nodes `data.hName` and `data.hProperties`.
import type {} from 'mdast-util-to-hast';

/** An HTML element that Markdown has no sign for, as a node of its tree. */
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

/** Any element; name and properties are those of HTML. */
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
