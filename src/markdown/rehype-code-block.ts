import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {parseFenceMeta} from './fenceMeta';
import {escapeHtml, highlight} from './highlight/prism';
import {splitLines} from './highlight/splitLines';
import {staticHtml} from './staticHtml';

/** What the shell of a block needs to know. */
interface CodeBlock {
  readonly language: string;
  readonly title: string | undefined;
  /** Highlighted, one entry a line. */
  readonly lines: readonly string[];
  readonly marked: ReadonlySet<number>;
  /** Address of the same bytes as a file. */
  readonly file: string | undefined;
}

function renderBlock(block: CodeBlock): string {
  const title =
    block.title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(block.title)}</figcaption>`;
  const download =
    block.file === undefined
      ? ''
      : `<a class="code-block__tool" href="${escapeHtml(block.file)}" download>Download</a>`;
  const code = block.lines
    .map((line, index) =>
      block.marked.has(index + 1)
        ? `<mark class="code-block__line">${line}</mark>`
        : line,
    )
    .join('\n');
  return (
    `${title}<div class="code-block__tools">${download}` +
    '<button type="button" class="code-block__tool" data-copy>Copy</button></div>' +
    `<pre class="code-block__pre" tabindex="0"><code class="language-${escapeHtml(block.language)}">${code}\n</code></pre>`
  );
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className)
    ? code.properties.className
    : [];
  const found = names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return found ?? 'text';
}

/** A property that an earlier step left on the node, if it is a text. */
function textProperty(code: Element, name: string): string | undefined {
  const value = code.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Highlights fenced code when the site is built: tokens as classes. */
export const rehypeCodeBlock: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'pre' || !parent || index === undefined) return;
    const code = node.children.find(
      (child): child is Element =>
        child.type === 'element' && child.tagName === 'code',
    );
    if (!code) return;
    const language = languageOf(code);
    const meta = parseFenceMeta(textProperty(code, 'metastring'));
    const text = toString(code).replace(/\n$/, '');
    parent.children[index] = staticHtml(
      'figure',
      `code-block code-block--${language}`,
      renderBlock({
        language,
        title: meta.values.get('title'),
        lines: splitLines(highlight(text, language)),
        marked: meta.lines,
        file: textProperty(code, 'dataFile'),
      }),
    );
    return SKIP;
  });
};
