import {escapeHtml} from '../html/escapeHtml';
import {copiedLines, copiedText} from './copiedLines';
import {splitLines} from './splitLines';

/** What a code block shows around its code. */
export interface CodeBlock {
  /** Anchor of the block, and prefix of the anchors of its lines. */
  readonly id?: string | undefined;
  readonly language: string;
  readonly title: string | undefined;
  readonly text: string;
  /** Lines to highlight, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line, if line numbers are shown. */
  readonly firstNumber: number | undefined;
  /** URL of a file with the same bytes. */
  readonly file: string | undefined;
  /** URL of the page that checks the text, if it is a manifest. */
  readonly check?: string | undefined;
}

/** Wraps the tokens of code in elements with classes; returns escaped HTML. */
export type Highlight = (code: string, language: string) => string;

/** Characters of a line that fit into the text column of a desktop. */
const WIDE_LINE = 72;

/** Characters of a line that fit into the text column of a phone. */
const PHONE_LINE = 36;

/**
 * The content of a block's figure. Each line is complete HTML, and a newline
 * separates two lines, so that the starter can mark lines.
 */
export function codeBlockHtml(block: CodeBlock, highlight: Highlight): string {
  const {language, title, text} = block;
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(title)}</figcaption>`;
  const tools = [
    download(block),
    wrap(block),
    link(block),
    checkLink(block),
    copy(block),
  ];
  const code = highlightedLines(text, language, highlight)
    .map((line, index) =>
      block.marked.has(index + 1)
        ? `<mark class="code-block__line">${line}</mark>`
        : line,
    )
    .join('\n');
  return (
    // Text extractors skip an element whose class contains "menu".
    `${caption}<div class="code-block__menu">${tools.join('')}</div>` +
    `<pre class="code-block__pre"${numbers(block)} tabindex="0"><code class="language-${escapeHtml(language)}">${code}\n</code></pre>`
  );
}

/** Line numbers. CSS shows them, so they are neither copied nor read aloud. */
function numbers({text, firstNumber}: CodeBlock): string {
  if (firstNumber === undefined) return '';
  const lines = text.split('\n').map((_, index) => firstNumber + index);
  return ` data-numbers="${lines.join('\n')}"`;
}

function download({file}: CodeBlock): string {
  if (file === undefined) return '';
  return `<a class="code-block__tool" href="${escapeHtml(file)}" download>Download</a>`;
}

/** A checkbox that CSS reads, so it works without scripts. */
function wrap({text}: CodeBlock): string {
  const longest = Math.max(...text.split('\n').map(({length}) => length));
  if (longest <= PHONE_LINE) return '';
  const kind = longest > WIDE_LINE ? '' : ' code-block__tool--phone';
  return `<label class="code-block__tool${kind}"><input type="checkbox" class="code-block__wrap">Wrap</label>`;
}

/** A link to the block; the starter adds the selected lines. */
function link({id, text, title}: CodeBlock): string {
  if (id === undefined || !text.includes('\n')) return '';
  const label = title === undefined ? 'this code' : escapeHtml(title);
  return `<a class="code-block__tool" href="#${id}" aria-label="Copy link to ${label}" data-copy-link>Copy link</a>`;
}

function checkLink({check, title}: CodeBlock): string {
  if (check === undefined) return '';
  const label = title === undefined ? 'this manifest' : escapeHtml(title);
  return `<a class="code-block__tool" href="${escapeHtml(check)}" aria-label="Check ${label}">Check</a>`;
}

/** The button holds the copied text where it differs from the shown text. */
function copy({text, language}: CodeBlock): string {
  const copied = copiedText(copiedLines(text, language));
  const value = copied === text ? '' : `="${escapeHtml(copied)}"`;
  return `<button type="button" class="code-block__tool" data-copy${value}>Copy</button>`;
}

function highlightedLines(
  text: string,
  language: string,
  highlight: Highlight,
): string[] {
  // The diff grammar needs the marks at the start of each line.
  if (language === 'diff') return splitLines(highlight(text, language));
  const lines = copiedLines(text, language);
  const code = lines.map((line) => line.code ?? '').join('\n');
  const html = splitLines(highlight(code, language));
  return lines.map(
    ({before, after}, index) =>
      aside(before) + (html[index] ?? '') + aside(after),
  );
}

function aside(text: string): string {
  return text === ''
    ? ''
    : `<span class="code-block__aside">${escapeHtml(text)}</span>`;
}
