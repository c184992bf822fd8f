// A rule of markdownlint, for the check and for editors: what readers would see
// wrongly and no other rule tells.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';

import {createSlugger} from '@docusaurus/utils';
import elements from 'html-validate/elements/html5';

const CODE = /^ *(?<fence>`{3,}|~{3,})[^]*?^ *\k<fence>/gmu;
const HEADING =
  /^[ >*+-]*#{1,6}[ \t]+(?<title>.*?)[ \t#]*(?:\{#(?<id>[^{}]+)\})?[ \t]*$|^(?<underlined>.+)\n(?:=+|-+)[ \t]*$/gmu;
const ELEMENT = /<[a-z][^>]*?\s(?:id|name)=["']?(?<id>[^"'\s>]+)/giu;

/** What a heading has beside its words. */
const MARKUP = /<[^>]*>|&\w+;|[`*\\]|(?<!\w)_|_(?!\w)|\]\([^)]*\)|\[/gu;

/** Anchors that the build adds: of code, tabs, diagrams, terms and footnotes. */
const GENERATED = /^(?:code|tab|diagram|term|user-content)-/u;

/** What adds anchors to a page that its text does not have. */
const DIRECTIVE = /^::[a-z]|^ *<[A-Z]|^#.*%\{/mu;

/** @param {string} text */
function anchorsOf(text) {
  const slugger = createSlugger();
  const headings = [...text.matchAll(HEADING)].map(({groups = {}}) => {
    const {id, underlined = '', title = underlined} = groups;
    return id ?? slugger.slug(title.replaceAll(MARKUP, ''));
  });
  const elements = [...text.matchAll(ELEMENT)].map(({groups}) => groups?.id);
  return new Set([...headings, ...elements]);
}

/**
 * What is wrong with a link; `undefined` if nothing.
 *
 * @param {string} url As written.
 * @param {string} from The file that has the link.
 */
function linkMistake(url, from) {
  if (/^(?:[a-z]+:|\/|@site)|%\{/u.test(url)) return undefined;
  if (/%(?![0-9a-f]{2})/iu.test(url)) {
    return `${url}: write %25 for a percent sign`;
  }
  const [place = '', anchor = ''] = unescape(url).split('#');
  const plain = place.replace(/\?.*/u, '');
  const file = plain === '' ? from : path.join(path.dirname(from), plain);
  // The build judges what names no file, such as ../concepts/.
  if (path.extname(file) && !existsSync(file))
    return `${url}: there is no such file`;
  if (anchor === '' || GENERATED.test(anchor) || !/\.mdx?$/u.test(file)) {
    return undefined;
  }
  const text = readFileSync(file, 'utf8').replaceAll(CODE, '');
  if (DIRECTIVE.test(text) || anchorsOf(text).has(anchor)) return undefined;
  return `${url}: ${path.basename(file)} has no such anchor`;
}

/**
 * @param {readonly import('markdownlint').MicromarkToken[]} tokens
 * @returns {import('markdownlint').MicromarkToken[]}
 */
function withDescendants(tokens) {
  return tokens.flatMap((one) => [one, ...withDescendants(one.children)]);
}

/** @type {import('markdownlint').Rule} */
export default {
  names: ['whole-page'],
  description:
    'Links work, blocks are closed, ids are unique, headings and links have words, elements exist',
  tags: ['content'],
  parser: 'micromark',
  function: ({name, frontMatterLines, parsers}, onError) => {
    /** @type {Map<string, number>} */
    const ids = new Map();
    /** @type {number[]} The lines of details that are open. */
    const unclosed = [];
    for (const token of withDescendants(parsers.micromark.tokens)) {
      const {type, text, children, startLine, startColumn} = token;
      /** @param {string} detail */
      const tell = (detail) => {
        onError({lineNumber: startLine, detail, range: [startColumn, 1]});
      };
      if (/^(?:resource|definition)DestinationString$/u.test(type)) {
        const mistake = linkMistake(text, name);
        if (mistake) tell(mistake);
      } else if (type === 'codeFenced' || type === 'directiveContainer') {
        // The parser puts the end of some directives into their content.
        const parts = children.flatMap((child) =>
          child.type === `${type}Content` ? child.children : child,
        );
        const [opening, closing] = parts.filter(
          (part) => part.type === `${type}Fence`,
        );
        const mark = opening?.children[0]?.text;
        if (!closing) tell(`the block is not closed: write ${mark} at its end`);
      } else if (type === 'data' && /^:{3,} /u.test(text)) {
        tell('no block begins here: write no space after the colons');
      } else if (type === 'atxHeading') {
        const words = text.replaceAll(/^#+|\{#[^}]*\}/gu, '');
        if (words.trim() === '') tell('the heading has no words');
      } else if (type === 'link') {
        const words = children[0]?.text.slice(1, -1) ?? '';
        if (words.trim() === '') tell('the link has no words');
      } else if (type === 'htmlText' && !name.endsWith('.mdx')) {
        const tag = /^<([a-z][\w-]*)/iu.exec(text)?.[1];
        if (tag === 'details') unclosed.push(startLine);
        if (text.startsWith('</details')) unclosed.pop();
        if (tag && !(tag.toLowerCase() in elements)) {
          tell(
            `<${tag}>: HTML has no such element; put a placeholder in \`code\`, and a component in an .mdx page`,
          );
        }
      }
      const id = {
        atxHeadingText: /\{#([\w-]+)\}$/u,
        htmlText: /^<[^>]*? id="([^"]+)"/u,
      }[type]?.exec(text)?.[1];
      if (id === undefined) continue;
      const first = ids.get(id);
      if (first !== undefined)
        tell(`the id ${id} is that of line ${first} too`);
      ids.set(id, startLine + frontMatterLines.length);
    }
    for (const lineNumber of unclosed) {
      const detail = 'the block is not closed: write </details> at its end';
      onError({lineNumber, detail});
    }
  },
};
