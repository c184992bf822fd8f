import {escapeHtml} from '../lib/escapeHtml';

/** What a code block shows around its code. */
export interface CodeBlock {
  readonly language: string;
  readonly title: string | undefined;
  /** Highlighted code: escaped text and `span` elements. */
  readonly html: string;
  /** Lines to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line, if line numbers are shown. */
  readonly firstNumber: number | undefined;
  /** URL of a file with the same bytes. */
  readonly file?: string | undefined;
  /** URL of the page that checks the text, if it is a manifest. */
  readonly check?: string | undefined;
}

/** Characters of a line that fit into the text column of a desktop. */
const WIDE_LINE = 72;

/** Characters of a line that fit into the text column of a phone. */
const PHONE_LINE = 36;

/** The content of a block's figure. */
export function codeBlockHtml(block: CodeBlock): string {
  const {language, title, marked, firstNumber} = block;
  const lines = splitLines(block.html);
  const code = lines.map((line, index) =>
    marked.has(index + 1)
      ? `<mark class="code-block__line">${line}</mark>`
      : line,
  );
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(title)}</figcaption>`;
  // CSS shows the numbers, so they are neither copied nor read aloud.
  const numbers =
    firstNumber === undefined
      ? ''
      : ` data-numbers="${lines.map((_, index) => firstNumber + index).join('\n')}"`;
  return (
    // Text extractors skip an element whose class contains "menu".
    `${caption}<div class="code-block__menu">${toolsOf(block, lines)}</div>` +
    `<pre class="code-block__pre"${numbers} tabindex="0"><code class="language-${escapeHtml(language)}">${code.join('\n')}\n</code></pre>`
  );
}

function toolsOf(
  {file, check, title}: CodeBlock,
  lines: readonly string[],
): string {
  const longest = Math.max(
    ...lines.map(
      (line) => line.replaceAll(/<[^>]*>|&(?=\w+;)\w+/gu, '').length,
    ),
  );
  const kind = longest > WIDE_LINE ? '' : ' code-block__tool--phone';
  const name = title === undefined ? 'this manifest' : escapeHtml(title);
  return [
    file !== undefined &&
      `<a class="code-block__tool" href="${escapeHtml(file)}" download>Download</a>`,
    // A checkbox that CSS reads, so it works without scripts.
    longest > PHONE_LINE &&
      `<label class="code-block__tool${kind}"><input type="checkbox" class="code-block__wrap">Wrap</label>`,
    check !== undefined &&
      `<a class="code-block__tool" href="${escapeHtml(check)}" aria-label="Check ${name}">Check</a>`,
    '<button type="button" class="code-block__tool" data-copy>Copy</button>',
  ]
    .filter((tool) => tool !== false)
    .join('');
}

const TAG_OR_NEWLINE = /<\/?span[^>]*>|\n/gu;

/**
 * Splits highlighted code into lines. A token that spans a line break is closed
 * at the end of the line and opened again on the next.
 */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html
    .replaceAll(TAG_OR_NEWLINE, (part) => {
      if (part === '\n') {
        return `${'</span>'.repeat(open.length)}\n${open.join('')}`;
      }
      if (part === '</span>') open.pop();
      else open.push(part);
      return part;
    })
    .split('\n');
}
