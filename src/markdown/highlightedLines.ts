import type {Code} from 'mdast';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

import {escapeHtml} from '../lib/escapeHtml';

/** A key in the text of a block that is drawn as a link. */
export interface KeyLink {
  /** Counted from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly href: string;
  /** Whether it is the first of its object, where the Tab key stops. */
  readonly isStop: boolean;
}

/**
 * Highlights code when the site is built: HTML by lines, with tokens as classes.
 * Keys of YAML with a link become links; those that Prism doesn't recognize stay
 * text.
 *
 * ```text
 * kind: a  →  <a href="…">kind</a><span class="token punctuation">:</span> a
 * ```
 */
export function highlightedLines({value, lang, data}: Code): string[] {
  const links = new Map(
    data?.keyLinks?.map((link) => [`${link.line}:${link.column}`, link]),
  );
  return tokenize(value, lang ?? 'text').map((tokens, index) => {
    let html = '';
    let column = 1;
    for (const token of tokens) {
      html += tokenHtml(token, links.get(`${index + 1}:${column}`));
      column += token.content.length;
    }
    return html;
  });
}

/** The tokens of each line, made as Prism does: some languages finish in a hook. */
function tokenize(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language];
  if (!grammar) return normalizeTokens([code]);
  const run = {code, grammar, language, tokens: Prism.tokenize(code, grammar)};
  Prism.hooks.run('after-tokenize', run);
  return normalizeTokens(run.tokens);
}

/**
 * One tab stop per object, since dozens would slow down keyboard users. Not
 * draggable, so that a text selection can start on a key.
 */
function tokenHtml({types, content, empty}: Token, link?: KeyLink): string {
  // An empty line has a line break as its token.
  if (empty === true || content === '') return '';
  const text = escapeHtml(content);
  if (link && types.includes('key')) {
    const order = link.isStop ? '' : ' tabindex="-1"';
    return `<a href="${escapeHtml(link.href)}"${order} draggable="false">${text}</a>`;
  }
  if (types.includes('plain')) return text;
  // A string in a command in a string has its type twice.
  const classes = [...new Set(['token', ...types])].join(' ');
  return `<span class="${classes}">${text}</span>`;
}
