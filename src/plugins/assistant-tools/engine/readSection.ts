import type {Heading} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';

/**
 * The section of a Markdown text below a heading, up to the next heading of the
 * same or a higher level.
 *
 * @param heading - Text of the heading, without markup.
 * @returns `undefined` if no heading has this text.
 */
export function readSection(
  markdown: string,
  heading: string,
): string | undefined {
  const headings = fromMarkdown(markdown).children.filter(
    (node): node is Heading => node.type === 'heading',
  );
  const wanted = normalize(heading);
  const place = headings.findIndex(
    (node) => normalize(toString(node)) === wanted,
  );
  const found = headings[place];
  if (!found) return undefined;
  const next = headings
    .slice(place + 1)
    .find(({depth}) => depth <= found.depth);
  return markdown
    .slice(found.position?.start.offset, next?.position?.start.offset)
    .trimEnd();
}

function normalize(text: string): string {
  return text.replaceAll(/[\s`\u200b]+/gu, '').toLowerCase();
}
