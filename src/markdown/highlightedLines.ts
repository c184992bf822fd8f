import type {Code} from 'mdast';
import {normalizeTokens, Prism} from 'prism-react-renderer';

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
  const language = lang ?? 'text';
  const links = new Map(
    data?.keyLinks?.map((link) => [`${link.line}:${link.column}`, link]),
  );
  return normalizeTokens(tokenize(value, language)).map((line, index) => {
    let html = '';
    let column = 1;
    for (const {types, content, empty = false} of line) {
      // An empty line, which holds a line break of its own.
      if (empty) continue;
      const link = links.get(`${index + 1}:${column}`);
      const isKey = types.includes('key');
      html += link && isKey ? linkedKey(content, link) : span(types, content);
      column += content.length;
    }
    return html;
  });
}

/** As Prism highlights: some languages, such as JSX, finish in a hook. */
function tokenize(code: string, language: string) {
  const grammar = Prism.languages[language];
  if (!grammar) return [code];
  const run = {code, grammar, language, tokens: Prism.tokenize(code, grammar)};
  Prism.hooks.run('after-tokenize', run);
  return run.tokens;
}

/** A part of a line, with the types that Prism gives it as classes. */
function span(types: readonly string[], content: string): string {
  const text = escapeHtml(content);
  if (types.includes('plain')) return text;
  return `<span class="token ${types.join(' ')}">${text}</span>`;
}

/**
 * One tab stop per object, since dozens would slow down keyboard users. Not
 * draggable, so that a text selection can start on a key.
 */
function linkedKey(key: string, {href, isStop}: KeyLink): string {
  const order = isStop ? '' : ' tabindex="-1"';
  return `<a href="${escapeHtml(href)}"${order} draggable="false">${escapeHtml(key)}</a>`;
}
