import {createRequire} from 'node:module';

import type {Code, Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {escapeHtml} from '../lib/escapeHtml';
import {pathFrom} from '../lib/node/pathFrom';
import {slugOf, uniqueIds} from '../lib/text';
import {parseFenceMeta} from './fences';
import {component} from './nodes';

/** A key in the text of a block that is drawn as a link. */
export interface KeyLink {
  /** Counted from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly href: string;
  /** Whether it is the first of its object, where the Tab key stops. */
  readonly isStop: boolean;
}

declare module 'mdast' {
  /** What the step for samples knows of a block. */
  interface CodeData {
    keyLinks?: readonly KeyLink[];
    /** URL of a file with the same bytes. */
    file?: string;
    /** URL of the page that checks the text. */
    check?: string;
  }
}

/** Finds what the theme depends on. */
const requireFromTheme = createRequire(
  createRequire(__filename).resolve('@docusaurus/theme-classic'),
);

interface Options {
  /** Root of the repository, from which pages are named. */
  readonly siteDir: string;
  /**
   * Grammars beyond those that come with Prism here: files of
   * `prismjs/components`, such as `bash`.
   */
  readonly languages: readonly string[];
}

/**
 * Draws code when the site is built, with tokens as classes and keys of manifests
 * as links. A block's id comes from its title, or from its position among blocks
 * without one.
 */
export const remarkCodeBlocks: Plugin<[Options], Root> = ({
  siteDir,
  languages,
}) => {
  // As in the theme, each grammar registers itself with a global.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const name of languages) {
    requireFromTheme(`prismjs/components/prism-${name}`);
  }
  delete scope.Prism;
  return (tree, file) => {
    const newId = uniqueIds();
    let untitled = 0;
    // Posts share the list of posts, and parts a page: their names keep ids apart.
    const isShared = /^blog\/|\/_/u.test(pathFrom(siteDir, file.path));
    const prefix = isShared ? `code-${slugOf(file.stem ?? '')}` : 'code';
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const title = parseFenceMeta(node.meta).values.get('title');
      const name = slugOf(title ?? '') || String((untitled += 1));
      parent.children[index] = component('StaticHtml', {
        as: 'figure',
        className: `code-block code-block--${node.lang ?? 'text'}`,
        html: blockHtml(node),
        id: newId(`${prefix}-${name}`),
      });
    });
  };
};

/** Characters of a line that fit into the text column of a desktop. */
const WIDE_LINE = 72;

/** Characters of a line that fit into the text column of a phone. */
const PHONE_LINE = 36;

/** A comment that marks lines and isn't shown, as the framework documents it. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/u;

/** The content of a block's figure, with tokens as classes. */
function blockHtml(block: Code): string {
  const {values, lines} = parseFenceMeta(block.meta);
  const title = values.get('title');
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(title)}</figcaption>`;
  const source = block.value.split('\n');
  const code: string[] = [];
  let [isNext, isInside] = [false, false];
  for (const [index, line] of highlightedLines(block).entries()) {
    const [, comment] = MAGIC_COMMENT.exec(source[index] ?? '') ?? [];
    if (comment === undefined) {
      const isMarked = isNext || isInside || lines.has(code.length + 1);
      code.push(
        isMarked ? `<mark class="code-block__line">${line}</mark>` : line,
      );
    } else if (comment !== 'next-line') isInside = comment === 'start';
    isNext = comment === 'next-line';
  }
  return (
    // Text extractors skip an element whose class contains "menu".
    `${caption}<div class="code-block__menu">${tools(block, title)}</div>` +
    `<pre class="code-block__pre" tabindex="0"><code class="language-${escapeHtml(block.lang ?? 'text')}">${code.join('\n')}\n</code></pre>`
  );
}

function tools({value, data: {file, check} = {}}: Code, title?: string) {
  const longest = Math.max(...value.split('\n').map(({length}) => length));
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
function highlightedLines({value, lang, data}: Code): string[] {
  const language = lang ?? 'text';
  const grammar = Prism.languages[language] ?? {};
  const links = new Map(
    data?.keyLinks?.map((link) => [`${link.line}:${link.column}`, link]),
  );
  const open: string[] = [];
  const lines: string[] = [];
  let [line, column] = ['', 1];
  const html = Prism.highlight(value, grammar, language);
  for (const {0: part, groups} of html.matchAll(PARTS)) {
    const key = groups?.['key'];
    if (part === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      [line, column] = [open.join(''), 1];
    } else if (key !== undefined) {
      const link = links.get(`${lines.length + 1}:${column}`);
      line += link ? linkedKey(key, link) : part;
      column += key.length;
    } else {
      line += part;
      if (part === '</span>') open.pop();
      else if (part.startsWith('<')) open.push(part);
      else column += part.startsWith('&') ? 1 : part.length;
    }
  }
  return [...lines, line];
}

/**
 * One tab stop per object, since dozens would slow down keyboard users. Not
 * draggable, so that a text selection can start on a key.
 */
function linkedKey(key: string, {href, isStop}: KeyLink): string {
  const order = isStop ? '' : ' tabindex="-1"';
  return `<a href="${escapeHtml(href)}"${order} draggable="false">${key}</a>`;
}
