import {createRequire} from 'node:module';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {escapeHtml} from '../lib/escapeHtml';
import {slugOf, uniqueIds} from '../lib/text';
import {parseFenceMeta} from './fences';
import {finishDiagram, ROLES, type DiagramNames} from './finishDiagram';
import {addMistake} from './mistakes';
import {component} from './nodes';

/**
 * The renderer, loaded with the first diagram. The package's only export is an ES
 * module, which `require` finds by its file.
 */
function loadRenderer() {
  return createRequire(__filename)(
    path.resolve(
      __dirname,
      '../../node_modules/beautiful-mermaid/dist/index.js',
    ),
  ) as typeof BeautifulMermaid;
}

/** Diagrams by source and names, because docs versions have most in common. */
const drawn = new Map<string, string>();

/** Draws the Mermaid fences of a page when the site is built, without a browser. */
export const remarkDiagrams: Plugin<[], Root> = () => (tree, file) => {
  const newId = uniqueIds();
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    const place = node.position?.start;
    const {values} = parseFenceMeta(node.meta);
    const title = values.get('title') ?? '';
    const description = values.get('description') ?? '';
    if (title === '' || description === '') {
      addMistake(file, {
        ...place,
        what: 'a diagram needs a title and a description for readers who cannot see it',
        remedy: 'Write ```mermaid title="…" description="What it shows."',
      });
    }
    const names = {id: newId(`diagram-${slugOf(title)}`), title, description};
    const key = JSON.stringify([node.value, names]);
    try {
      const svg = drawn.get(key) ?? drawDiagram(node.value, names);
      drawn.set(key, svg);
      parent.children[index] = component('StaticHtml', {
        as: 'figure',
        className: 'diagram',
        html: `<div class="diagram__canvas" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${svg}</div><figcaption>${escapeHtml(title)}</figcaption>`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      addMistake(file, {
        ...place,
        what: `the diagram cannot be drawn: ${reason}`,
        remedy: 'Correct the Mermaid source.',
      });
    }
  });
};

/**
 * Draws a diagram as SVG.
 *
 * @throws Error if the renderer cannot draw the source, or a class is unknown.
 */
function drawDiagram(source: string, names: DiagramNames): string {
  const {parseMermaid, renderMermaidSVG} = loadRenderer();
  const isGraph = /^\s*(?:flowchart|graph|stateDiagram)/u.test(source);
  const plain = isGraph ? plainGraph(source) : source;
  const ignored = ignoredLine(plain, isGraph ? parseMermaid : renderMermaidSVG);
  if (ignored !== undefined) {
    throw new Error(`"${ignored}" cannot be read to its end`);
  }
  // A box can name its class, as in `id:::data`.
  const classes = isGraph
    ? parseMermaid(plain).classAssignments
    : new Map<string, string>();
  for (const name of classes.values()) {
    if (ROLES.includes(name)) continue;
    throw new Error(`no class ${name}; use ${ROLES.join(', ')}`);
  }
  return finishDiagram(renderMermaidSVG(plain, {padding: 8}), names, classes);
}

/** The words of a box or line, or the place before a line: `A[a -- b]`, `A·-->B`. */
const WORDS_OR_LINE =
  /\[.*?\]|\(.*?\)|\{.*?\}|\|.*?\||(?<=\w)(?=--[->\s]|-\.)/gu;

/**
 * A graph as the renderer reads it, which lacks three things that Mermaid allows:
 *
 * ```text
 * flowchart          →  flowchart TD
 * A[a -- b] --> B;   →  A[a -- b] --> B
 * A-->B              →  A -->B
 * ```
 */
function plainGraph(source: string): string {
  return source
    .replace(/^(\s*(?:flowchart|graph))[ \t]*$/mu, '$1 TD')
    .replace(/;[ \t]*$/gmu, '')
    .replace(WORDS_OR_LINE, (words) => words || ' ');
}

/**
 * The first line that the renderer skips, or whose end it skips, as it does with
 * what it can't read: without it or its last character the diagram is the same, and
 * so is a diagram of that line alone.
 */
function ignoredLine(
  source: string,
  read: (source: string) => unknown,
): string | undefined {
  const [header = '', ...lines] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:%%.*)?$/u.test(line));
  const draw = (...some: string[]) => read([header, ...some].join('\n'));
  const whole = draw(...lines);
  return lines.find((line, at) => {
    if (line === '}') return false;
    const alone = draw(line);
    return ['', line.slice(0, -1)].some(
      (cut) =>
        isDeepStrictEqual(draw(cut), alone) &&
        isDeepStrictEqual(draw(...lines.with(at, cut)), whole),
    );
  });
}
