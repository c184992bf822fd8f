import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/**
 * A node whose content was made when the site was built. The browser gets it
 * as one string, so that React neither builds nor compares what never changes.
 *
 * @param as - Name of the element around the content.
 * @param html - Content, escaped where it holds text of others.
 * @param id - Where an address can lead to the element.
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
