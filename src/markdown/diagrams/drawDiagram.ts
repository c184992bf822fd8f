import {createRequire} from 'node:module';
import path from 'node:path';

import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';

import {isElement} from '../../lib/hastElements';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * The package names an entry for `import` alone, and the framework loads the
 * configuration by `require`; so its file is named.
 */
const RENDERER = path.join(
  SITE_DIR,
  'node_modules/beautiful-mermaid/dist/index.js',
);

const requireModule = createRequire(__filename);

/** Every page is made twice, for the browser and as HTML. */
const drawings = new Map<string, string>();

/** What a reader gets of a diagram. */
export interface DiagramText {
  /** Prefix of all ids, unique in the page. */
  readonly id: string;
  /** Mermaid text. */
  readonly source: string;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly description: string;
}

/** Drawn size in CSS pixels. */
export interface Diagram {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Around the picture, in its own units; the page's frame has more. */
const PADDING = 8;

/** The renderer takes long to load: a page without diagrams doesn't need it. */
function draw(source: string): string {
  const known = drawings.get(source);
  if (known !== undefined) return known;
  const {renderMermaidSVG} = requireModule(RENDERER) as typeof BeautifulMermaid;
  const drawing = renderMermaidSVG(source, {padding: PADDING});
  drawings.set(source, drawing);
  return drawing;
}

/**
 * Drawn sizes per unit of the renderer, whose nodes have words of 13 and whose
 * edges have words of 11: larger where there is room, never smaller.
 */
const SCALE = {largest: 1.2, smallest: 1};

const NUMBER = /-?\d+\.\d+/g;
const ID_REFERENCE = /url\(#([\w-]+)\)/g;

/** One decimal is finer than a pixel and takes a third of the bytes. */
function shorten(value: string): string {
  return value.replace(NUMBER, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}

/** Keeps shapes and words; leaves out style, data and everything external. */
function clean(element: Element, id: string): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (name === 'style' || name.startsWith('data')) continue;
    properties[name] =
      typeof value === 'string'
        ? shorten(value).replace(ID_REFERENCE, `url(#${id}-$1)`)
        : typeof value === 'number'
          ? Math.round(value * 10) / 10
          : value;
  }
  if (typeof properties['id'] === 'string') {
    properties['id'] = `${id}-${properties['id']}`;
  }
  const children = element.children
    .filter((child) => !(isElement(child) && child.tagName === 'style'))
    .filter((child) => !(child.type === 'text' && child.value.trim() === ''))
    .map((child) => (isElement(child) ? clean(child, id) : child));
  return {...element, properties, children};
}

function scaleFor(width: number, column: number): number {
  return Math.max(SCALE.smallest, Math.min(SCALE.largest, column / width));
}

function textElement(tagName: string, id: string, value: string): Element {
  return {
    type: 'element',
    tagName,
    properties: {id},
    children: [{type: 'text', value}],
  };
}

/**
 * Draws Mermaid text as SVG, in Node and without a browser. Colors are the
 * page's custom properties, so that the picture follows the color mode.
 *
 * @param column - Width to fit into, in CSS pixels, if the words stay readable.
 * @throws Error of the renderer for text that it cannot draw.
 */
export function drawDiagram(text: DiagramText, column: number): Diagram {
  const drawn = draw(text.source);
  const tree: Root = fromHtml(drawn, {fragment: true, space: 'svg'});
  const svg = tree.children.find(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'svg',
  );
  if (!svg) throw new Error('the renderer gave no picture');
  const cleaned = clean(svg, text.id);
  const ownWidth = Number(svg.properties['width']);
  const ownHeight = Number(svg.properties['height']);
  const scale = scaleFor(ownWidth, column);
  const width = Math.ceil(ownWidth * scale);
  const height = Math.ceil(ownHeight * scale);
  const titleId = `${text.id}-title`;
  const descriptionId = `${text.id}-description`;
  const picture: Element = {
    ...cleaned,
    properties: {
      viewBox: cleaned.properties['viewBox'],
      width,
      height,
      role: 'img',
      ariaLabelledBy: [titleId],
      ariaDescribedBy: [descriptionId],
    },
    children: [
      textElement('title', titleId, text.title),
      textElement('desc', descriptionId, text.description),
      ...cleaned.children,
    ],
  };
  return {
    svg: toHtml(picture, {space: 'svg', closeEmptyElements: true}),
    width,
    height,
  };
}
