import {createRequire} from 'node:module';
import path from 'node:path';

import type * as BeautifulMermaid from 'beautiful-mermaid';

import {escapeHtml} from '../lib/escapeHtml';

/** The package's only export is an ES module, which `require` finds by its file. */
const {parseMermaid, renderMermaidSVG} = createRequire(__filename)(
  path.resolve(__dirname, '../../node_modules/beautiful-mermaid/dist/index.js'),
) as typeof BeautifulMermaid;

/** A diagram as its author wrote it. */
export interface DiagramText {
  /** Prefix of all ids, unique in the page. */
  readonly id: string;
  /** Mermaid source. */
  readonly source: string;
  readonly title: string;
  /** What the diagram shows, for readers who cannot see it. */
  readonly description: string;
}

/** What a box stands for in the platform; the style sheet draws each its way. */
const ROLE = /^(?:(control|data|build|observability) ?plane|(cell))\b/iu;

/** A box, a group or an actor: its kind, id, label and first rectangle. */
const BOX =
  /<g class="(?<kind>node|subgraph|actor)" data-id="(?<id>[^"]*)" data-label="(?<label>[^"]*)"(?<rest>[^>]*)>\s*(?<rect><rect [^>]*>)/gu;

/** Rewrites syntax that Mermaid allows but the renderer does not. */
function plainSource(source: string): string {
  return source
    .replace(/;[ \t]*$/gmu, '')
    .replace(/^(\s*(?:flowchart|graph))[ \t]*$/mu, '$1 TD');
}

/** The classes that a flowchart gives to its boxes (`id:::data`), by their ids. */
function classesOf(source: string): ReadonlyMap<string, string> {
  return /^\s*(?:flowchart|graph|stateDiagram)/u.test(source)
    ? parseMermaid(source).classAssignments
    : new Map();
}

/** A rectangle with cut corners, as cells have on the home page. */
function octagon(rect: string): string {
  const number = (name: string): number =>
    Number(new RegExp(` ${name}="([\\d.]+)"`, 'u').exec(rect)?.[1]);
  const [x, y] = [number('x'), number('y')];
  const [right, bottom] = [x + number('width'), y + number('height')];
  const cut = Math.min(16, 0.3 * number('height'));
  const points = [
    ...[x + cut, y, right - cut, y, right, y + cut, right, bottom - cut],
    ...[right - cut, bottom, x + cut, bottom, x, bottom - cut, x, y + cut],
  ];
  return `<polygon points="${points.join(' ')}" />`;
}

/**
 * Draws a diagram as SVG when the site is built, without a browser. Its colors
 * are properties that the style sheet sets, so it follows the color mode.
 *
 * @throws The renderer's error if it cannot draw the source.
 */
export function drawDiagram({id, source, title, description}: DiagramText): {
  readonly svg: string;
  readonly width: number;
} {
  const plain = plainSource(source);
  const classes = classesOf(plain);
  const drawn = renderMermaidSVG(plain, {padding: 8})
    .replace(/<style>[^]*?<\/style>/u, '')
    .replace(/ style="[^"]*"/gu, '')
    .replace(BOX, (whole, ...args) => {
      const {kind, id: box, label, rest, rect} = args.at(-1) as Box;
      const [, plane, cell] = ROLE.exec(label) ?? [];
      const role = classes.get(box) ?? (plane ?? cell)?.toLowerCase();
      if (role === undefined) return whole;
      const shape = role === 'cell' ? octagon(rect) : rect;
      return `<g class="${kind} diagram--${role}"${rest}>${shape}`;
    })
    .replace(/ data-[\w-]+="[^"]*"/gu, '')
    .replace(/-?\d+\.\d+/gu, (number) => String(Math.round(+number * 10) / 10))
    .replace(/\bid="([\w-]+)"/gu, `id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/gu, `url(#${id}-$1)`);
  const words =
    `<title id="${id}-title">${escapeHtml(title)}</title>` +
    `<desc id="${id}-description">${escapeHtml(description)}</desc>`;
  const svg = drawn.replace(
    /<svg [^>]*?viewBox="([^"]*)" width="([^"]*)" height="([^"]*)">/u,
    `<svg viewBox="$1" width="$2" height="$3" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-description">${words}`,
  );
  return {svg, width: Number(/ width="([\d.]+)"/u.exec(svg)?.[1])};
}

/** The groups of `BOX`. */
interface Box {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
  readonly rest: string;
  readonly rect: string;
}
