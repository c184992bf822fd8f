// @ts-check
import {reportAt, walkTokens} from './tokens.mjs';

const BLOCKS = ['codeFenced', 'directiveContainer'];

/** What looks like the first line of a block, and isn't: `::: note`. */
const SPACED_COLONS = /^:{3,} /u;

/** @type {import('markdownlint').Rule} */
export default {
  names: ['closed-blocks'],
  description: 'Blocks of code, directives and details are closed',
  tags: ['content'],
  parser: 'micromark',
  function: ({name, parsers}, onError) => {
    /** @type {import('markdownlint').MicromarkToken[]} */
    const openDetails = [];
    for (const token of walkTokens(parsers.micromark.tokens)) {
      const {type, text} = token;
      if (BLOCKS.includes(type)) {
        const [opening, closing] = fencesOf(token);
        if (closing) continue;
        const mark = opening?.children[0]?.text ?? '';
        report(token, mark);
      } else if (type === 'data' && SPACED_COLONS.test(text)) {
        const detail = 'no block begins here: write no space after the colons';
        reportAt(onError, token, detail);
      } else if (type === 'htmlText' && !name.endsWith('.mdx')) {
        if (text.startsWith('<details')) openDetails.push(token);
        if (text.startsWith('</details')) openDetails.pop();
      }
    }
    for (const token of openDetails) report(token, '</details>');

    /**
     * @param {import('markdownlint').MicromarkToken} token
     * @param {string} end
     */
    function report(token, end) {
      const detail = `the block is not closed: write ${end} at its end`;
      reportAt(onError, token, detail);
    }
  },
};

/**
 * The first and the last line of a block. The parser puts the last of some
 * directives into their content.
 *
 * @param {import('markdownlint').MicromarkToken} block
 */
function fencesOf({type, children}) {
  const parts = [];
  for (const child of children) {
    if (child.type === `${type}Content`) parts.push(...child.children);
    else parts.push(child);
  }
  return parts.filter((part) => part.type === `${type}Fence`);
}
