import {escapeHtml} from '../escapeHtml';
import {copiedLines, copiedText} from './copiedLines';
import {splitLines} from './splitLines';

/** What the shell of a block needs to know. */
export interface CodeBlock {
  /** Where an address can lead to it, and to its lines. */
  readonly id?: string | undefined;
  readonly language: string;
  readonly title: string | undefined;
  readonly text: string;
  /** Lines to highlight, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line, where numbers are shown. */
  readonly firstNumber: number | undefined;
  /** Address of the same bytes as a file. */
  readonly file: string | undefined;
  /** Address of the page that checks the text, for a manifest. */
  readonly check?: string | undefined;
}

/** Marks the tokens of a code with classes: text and `span`, escaped. */
export type Highlight = (code: string, language: string) => string;

/** Characters of a line that fit into the text column of a desktop. */
const WIDE_LINE = 72;

/** Characters of a line that fit into the text column of a phone. */
const PHONE_LINE = 36;

/**
 * The content of a block's figure. Each line is HTML that stands by itself,
 * with a newline between two: the starter marks lines by it.
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
    // The word "menu" tells extractors of text to leave the tools out.
    `${caption}<div class="code-block__menu">${tools.join('')}</div>` +
    `<pre class="code-block__pre"${numbers(block)} tabindex="0"><code class="language-${escapeHtml(language)}">${code}\n</code></pre>`
  );
}

/** Numbers of the lines, which CSS shows: neither copied nor heard. */
function numbers({text, firstNumber}: CodeBlock): string {
  if (firstNumber === undefined) return '';
  const lines = text.split('\n').map((_, index) => firstNumber + index);
  return ` data-numbers="${lines.join('\n')}"`;
}

function download({file}: CodeBlock): string {
  return file === undefined
    ? ''
    : `<a class="code-block__tool" href="${escapeHtml(file)}" download>Download</a>`;
}

/** A checkbox that CSS reads: it works without script. */
function wrap({text}: CodeBlock): string {
  const longest = Math.max(...text.split('\n').map(({length}) => length));
  if (longest <= PHONE_LINE) return '';
  const kind = longest > WIDE_LINE ? '' : ' code-block__tool--phone';
  return `<label class="code-block__tool${kind}"><input type="checkbox" class="code-block__wrap">Wrap</label>`;
}

/** A link to the block; the starter adds the lines that are selected. */
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

/** Where a copy differs from what is shown, the button holds it. */
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
  // The grammar of patches needs the marks at the beginning of lines.
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
