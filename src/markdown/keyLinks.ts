import * as z from 'zod';

import {escapeHtml} from '../lib/escapeHtml';

/** The fence property that holds the links of its keys, as JSON. */
export const KEY_LINKS_PROPERTY = 'dataKeyLinks';

/** Links of keys. Lines and columns start at 1; columns are UTF-16 units. */
const keyLinks = z.array(
  z.object({
    at: z.object({line: z.number(), column: z.number()}),
    href: z.string(),
    title: z.string().optional(),
    isStop: z.boolean(),
  }),
);

const PARTS =
  /<span class="token key atrule">(?<key>[^<&]*)<\/span>|<[^>]*>|&\w+;|\n|[^<&\n]/gu;

/**
 * Turns keys in highlighted YAML into links, without changing the text. Keys
 * that the highlighter did not recognize get no link.
 *
 * @param html - Text and `span` elements, as Prism writes them.
 * @param links - JSON that an earlier step wrote to `KEY_LINKS_PROPERTY`.
 */
export function withKeyLinks(html: string, links: string): string {
  const open = new Map(
    keyLinks
      .parse(JSON.parse(links))
      .map((link) => [`${link.at.line}:${link.at.column}`, link]),
  );
  let line = 1;
  let column = 1;
  return html.replaceAll(PARTS, (part, key: string | undefined) => {
    const place = `${line}:${column}`;
    if (part === '\n') [line, column] = [line + 1, 1];
    else if (key !== undefined) column += key.length;
    else if (!part.startsWith('<'))
      column += part.startsWith('&') ? 1 : part.length;
    const link = open.get(place);
    if (key === undefined || link === undefined) return part;
    // One tab stop per object, since dozens would slow down keyboard users. Not
    // draggable, so that a text selection can start on a key.
    const order = link.isStop ? '' : ' tabindex="-1"';
    const title =
      link.title === undefined ? '' : ` title="${escapeHtml(link.title)}"`;
    return `<a href="${escapeHtml(link.href)}"${order} draggable="false"${title}>${key}</a>`;
  });
}
