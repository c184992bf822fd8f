// @ts-check
import {reportAt, walkTokens} from './tokens.mjs';

/** `{#id}` at the end of a heading. */
const HEADING_ID = /\{#([^{}]+)\}$/u;

/** `<a id="id">` */
const ELEMENT_ID = /^<[^>]*? id="([^"]+)"/u;

/** Others could be read as Markdown, as `__init__` is. */
const PLAIN_ID = /^[a-z0-9](?:[\w.-]*[a-z0-9])?$/iu;

/** @type {import('markdownlint').Rule} */
export default {
  names: ['unique-ids'],
  description: 'The ids of a page are unique, and plain in headings',
  tags: ['content'],
  parser: 'micromark',
  function: ({frontMatterLines, parsers}, onError) => {
    /** @type {Map<string, number>} First lines. */
    const lines = new Map();
    for (const token of walkTokens(parsers.micromark.tokens)) {
      const id = idOf(token);
      if (id === undefined) continue;
      if (token.type === 'atxHeadingText' && !PLAIN_ID.test(id)) {
        const detail = `the id ${id}: begin and end with a letter or digit, and use letters, digits, hyphens, dots and underscores`;
        reportAt(onError, token, detail);
      }
      const first = lines.get(id);
      if (first !== undefined) {
        reportAt(onError, token, `the id ${id} is that of line ${first} too`);
      }
      lines.set(id, token.startLine + frontMatterLines.length);
    }
  },
};

/** @param {import('markdownlint').MicromarkToken} token */
function idOf({type, text}) {
  if (type === 'atxHeadingText') return HEADING_ID.exec(text)?.[1];
  if (type === 'htmlText') return ELEMENT_ID.exec(text)?.[1];
  return undefined;
}
