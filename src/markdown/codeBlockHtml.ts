import {Prism} from 'prism-react-renderer';

import {escapeHtml} from '../lib/escapeHtml';
import type {KeyLink} from '../plugins/crd-reference/reference/keyLinks';

/** What a code block shows. */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  readonly title: string | undefined;
  /** Lines to mark, counted from 1. */
  readonly lines: ReadonlySet<number>;
  readonly keyLinks?: readonly KeyLink[] | undefined;
  /** URL of a file with the same bytes. */
  readonly file?: string | undefined;
  /** URL of the page that checks the text, if it is a manifest. */
  readonly check?: string | undefined;
}

/** Characters of a line that fit into the text column of a desktop. */
const WIDE_LINE = 72;

/** Characters of a line that fit into the text column of a phone. */
const PHONE_LINE = 36;

/** The content of a block's figure, with tokens as classes. */
export function codeBlockHtml(block: CodeBlock): string {
  const {title} = block;
  const language = escapeHtml(block.language);
  const lines = highlightedLines(block);
  const code = lines.map(({html}, index) =>
    block.lines.has(index + 1)
      ? `<mark class="code-block__line">${html}</mark>`
      : html,
  );
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(title)}</figcaption>`;
  const longest = Math.max(...lines.map(({width}) => width));
  return (
    // Text extractors skip an element whose class contains "menu".
    `${caption}<div class="code-block__menu">${toolsOf(block, longest)}</div>` +
    `<pre class="code-block__pre" tabindex="0"><code class="language-${language}">${code.join('\n')}\n</code></pre>`
  );
}

function toolsOf({file, check, title}: CodeBlock, longest: number): string {
  const kind = longest > WIDE_LINE ? '' : ' code-block__tool--phone';
  const name = escapeHtml(title ?? 'this manifest');
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

/** Keys of YAML, other tags, and text, as Prism writes them. */
const PARTS =
  /<span class="token key atrule">(?<key>[^<&]*)<\/span>|<[^>]*>|&\w+;|\n|[^<&\n]+/gu;

/**
 * Highlights code by lines. A token that spans a line break is closed at the end
 * of the line and opened again on the next. Keys with a link become links; those
 * that Prism doesn't recognize stay text.
 */
function highlightedLines({
  code,
  language,
  keyLinks = [],
}: CodeBlock): {html: string; width: number}[] {
  const grammar = Prism.languages[language];
  const html =
    typeof grammar === 'object'
      ? Prism.highlight(code, grammar, language)
      : escapeHtml(code);
  const links = new Map(
    keyLinks.map((link) => [`${link.at.line}:${link.at.column}`, link]),
  );
  const open: string[] = [];
  let line = {html: '', width: 0};
  const lines = [line];
  for (const {0: part, groups} of html.matchAll(PARTS)) {
    const key = groups?.['key'];
    if (part === '\n') {
      line.html += '</span>'.repeat(open.length);
      line = {html: open.join(''), width: 0};
      lines.push(line);
    } else if (key !== undefined) {
      const link = links.get(`${lines.length}:${line.width + 1}`);
      line.html += link ? linkedKey(key, link) : part;
      line.width += key.length;
    } else {
      line.html += part;
      if (part === '</span>') open.pop();
      else if (part.startsWith('<')) open.push(part);
      else line.width += part.startsWith('&') ? 1 : part.length;
    }
  }
  return lines;
}

/**
 * One tab stop per object, since dozens would slow down keyboard users. Not
 * draggable, so that a text selection can start on a key.
 */
function linkedKey(key: string, {href, isStop, title = ''}: KeyLink): string {
  const order = isStop ? '' : ' tabindex="-1"';
  const words = title === '' ? '' : ` title="${escapeHtml(title)}"`;
  return `<a href="${escapeHtml(href)}"${order} draggable="false"${words}>${key}</a>`;
}
