// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';

import {hasAnchor} from './anchors.mjs';
import {reportAt, walkTokens} from './tokens.mjs';

const ADDRESSES = ['resourceDestinationString', 'definitionDestinationString'];

/** Other sites, addresses from the root of the site, and constants. */
const NO_FILE = /^(?:[a-z]+:|\/|@site)|%\{/u;

/** @type {import('markdownlint').Rule} */
export default {
  names: ['working-links'],
  description: 'Links name files and anchors that exist, and have words',
  tags: ['content'],
  parser: 'micromark',
  function: ({name, parsers}, onError) => {
    for (const token of walkTokens(parsers.micromark.tokens)) {
      const {type, text, children} = token;
      if (ADDRESSES.includes(type)) {
        const mistake = linkMistake(text, name);
        if (mistake !== undefined) reportAt(onError, token, mistake);
      } else if (type === 'atxHeading') {
        const words = text.replaceAll(/^#+|\{#[^}]*\}/gu, '');
        if (words.trim() !== '') continue;
        reportAt(onError, token, 'the heading has no words');
      } else if (type === 'link') {
        const words = children[0]?.text.slice(1, -1) ?? '';
        if (words.trim() !== '') continue;
        reportAt(onError, token, 'the link has no words');
      }
    }
  },
};

/**
 * What is wrong with a link; `undefined` if nothing.
 *
 * @param {string} url As written.
 * @param {string} from The file that has the link.
 * @returns {string | undefined}
 */
function linkMistake(url, from) {
  if (NO_FILE.test(url)) return undefined;
  if (/%(?![0-9a-f]{2})/iu.test(url)) {
    return `${url}: write %25 for a percent sign`;
  }
  const [address = '', anchor = ''] = unescape(url).split('#');
  const [place = ''] = address.split('?');
  const file = place === '' ? from : path.join(path.dirname(from), place);
  // The build judges what names no file, such as ../concepts/.
  if (path.extname(file) && !existsSync(file)) {
    return `${url}: there is no such file`;
  }
  if (anchor === '' || !/\.mdx?$/u.test(file)) return undefined;
  if (hasAnchor(file, anchor)) return undefined;
  return `${url}: ${path.basename(file)} has no such anchor`;
}
