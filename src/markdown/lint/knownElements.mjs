// @ts-check
import elements from 'html-validate/elements/html5';

import {reportAt, walkTokens} from './tokens.mjs';

const TAG = /^<([a-z][\w-]*)/iu;

/** @type {import('markdownlint').Rule} */
export default {
  names: ['known-elements'],
  description: 'A Markdown page has only elements that HTML has',
  tags: ['content'],
  parser: 'micromark',
  function: ({name, parsers}, onError) => {
    if (name.endsWith('.mdx')) return;
    for (const token of walkTokens(parsers.micromark.tokens)) {
      if (token.type !== 'htmlText') continue;
      const [, tag] = TAG.exec(token.text) ?? [];
      if (tag === undefined || Object.hasOwn(elements, tag.toLowerCase())) {
        continue;
      }
      const detail = `<${tag}>: HTML has no such element; put a placeholder in \`code\`, and a component in an .mdx page`;
      reportAt(onError, token, detail);
    }
  },
};
