import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

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
): MdxJsxFlowElementHast & {children: []} {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: Object.entries({
      as,
      className,
      html,
      ...(id !== undefined && {id}),
    }).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
