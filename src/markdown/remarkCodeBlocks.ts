import {createRequire} from 'node:module';

import type {Code, Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {escapeHtml} from '../lib/escapeHtml';
import {pathFrom} from '../lib/node/pathFrom';
import {slugOf, uniqueIds} from '../lib/text';
import {parseFenceMeta} from './fences';
import {highlightedLines, type KeyLink} from './highlightedLines';
import {component} from './nodes';

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
 * Draws code when the site is built. A block's id comes from its title, or from its
 * position among blocks without one.
 *
 *     ```yaml title="a.yaml"  →  <figure class="code-block" id="code-a-yaml">
 *     kind: a                      <figcaption>a.yaml</figcaption> <button>Copy</button>
 *     ```                          <pre><code><a href="…">kind</a>…
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
        className: 'code-block',
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

/** A line that is only such a comment: `// highlight-start`, `<!-- … -->`. */
const MARK = /^\W*highlight-(next-line|start|end)\W*$/u;

/** The content of a block's figure, with tokens as classes. */
function blockHtml(block: Code): string {
  const {values, lines} = parseFenceMeta(block.meta);
  const title = values.get('title');
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="code-block__title">${escapeHtml(title)}</figcaption>`;
  const code = markLines(block, lines);
  return (
    // Text extractors skip an element whose class contains "menu".
    `${caption}<div class="code-block__menu">${tools(block, title)}</div>` +
    `<pre class="code-block__pre" tabindex="0"><code class="language-${escapeHtml(block.lang ?? 'text')}">${code.join('\n')}\n</code></pre>`
  );
}

/**
 * The highlighted lines of a block. Those that its fence names, as in `{1,3-4}`, or
 * that comments such as `# highlight-next-line` name, are marked; the comments
 * aren't shown.
 */
function markLines(block: Code, marked: ReadonlySet<number>): string[] {
  const source = block.value.split('\n');
  const shown: string[] = [];
  let isNext = false;
  let isInside = false;
  for (const [index, line] of highlightedLines(block).entries()) {
    const comment = MARK.exec(source[index] ?? '')?.[1];
    if (comment === 'next-line') isNext = true;
    else if (comment === 'start') isInside = true;
    else if (comment === 'end') isInside = false;
    else {
      const isMarked = isNext || isInside || marked.has(shown.length + 1);
      const mark = `<mark class="code-block__line">${line}</mark>`;
      shown.push(isMarked ? mark : line);
      isNext = false;
    }
  }
  return shown;
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
