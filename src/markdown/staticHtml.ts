import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** A component with text alone as attributes and no children. */
type Component = MdxJsxFlowElementHast & {children: []};

declare module 'mdast' {
  interface RootContentMap {
    /** Passed to HTML unchanged. */
    staticHtml: Component;
  }
}

/** A component without children. @param attributes - Texts by name. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
): Component {
  return {
    ...{type: 'mdxJsxFlowElement', name, children: []},
    attributes: Object.entries(attributes).map(([key, value]) => ({
      ...{type: 'mdxJsxAttribute', name: key, value},
    })),
  };
}

/**
 * A node with content rendered at build time. The browser gets it as one
 * string, so React never builds or compares it.
 *
 * @param as - Name of the wrapping element.
 * @param html - Content; text from others must be escaped.
 * @param id - Anchor of the element.
 */
export function staticHtml(
  as: string,
  className: string,
  html: string,
  id?: string,
): Component {
  const anchor = id === undefined ? {} : {id};
  return component('StaticHtml', {as, className, html, ...anchor});
}
