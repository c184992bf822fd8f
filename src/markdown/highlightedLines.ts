import type {Code} from 'mdast';
import {Prism} from 'prism-react-renderer';

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
  const lines: string[] = [];
  let line = '';
  let column = 1;
  const open: string[] = [];
  const write = (html: string): void => {
    line += html;
  };
  const writeText = (text: string): void => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        // A token that spans a line break is closed, and opened again.
        write('</span>'.repeat(open.length));
        lines.push(line);
        line = open.join('');
        column = 1;
      }
      write(escapeHtml(part));
      column += part.length;
    }
  };
  const writeTokens = (tokens: Token | Token[]): void => {
    if (typeof tokens === 'string') {
      writeText(tokens);
      return;
    }
    if (Array.isArray(tokens)) {
      for (const token of tokens) writeTokens(token);
      return;
    }
    const {type, alias, content} = tokens;
    const link = links.get(`${lines.length + 1}:${column}`);
    if (link && type === 'key' && typeof content === 'string') {
      write(linkedKey(content, link));
      column += content.length;
      return;
    }
    const classes = ['token', type, alias].flat().join(' ').trim();
    const tag = `<span class="${classes}">`;
    open.push(tag);
    write(tag);
    writeTokens(content);
    write('</span>');
    open.pop();
  };
  writeTokens(tokenize(value, lang ?? 'text'));
  return [...lines, line];
}

type Token = ReturnType<typeof Prism.tokenize>[number];

/** As Prism highlights: some languages, such as JSX, finish in a hook. */
function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [code];
  const run = {code, grammar, language, tokens: Prism.tokenize(code, grammar)};
  Prism.hooks.run('after-tokenize', run);
  return run.tokens;
}

/**
 * One tab stop per object, since dozens would slow down keyboard users. Not
 * draggable, so that a text selection can start on a key.
 */
function linkedKey(key: string, {href, isStop}: KeyLink): string {
  const order = isStop ? '' : ' tabindex="-1"';
  return `<a href="${escapeHtml(href)}"${order} draggable="false">${escapeHtml(key)}</a>`;
}
