import {createRequire} from 'node:module';
import path from 'node:path';

import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';

import {isElement} from '../../lib/hastElements';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * The package exports only an ES module entry, but the framework loads the
 * configuration with `require`, so this names the file itself.
 */
const RENDERER = path.join(
  SITE_DIR,
  'node_modules/beautiful-mermaid/dist/index.js',
);

const requireModule = createRequire(__filename);

/** Every page is rendered twice, for the browser and as HTML. */
const drawings = new Map<string, string>();

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

/** Drawn size in CSS pixels. */
export interface Diagram {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Space around the drawing, in its own units; the page's frame adds more. */
const PADDING = 8;

/** Loaded on first use: the renderer is slow to load, and few pages need it. */
function draw(source: string): string {
  const known = drawings.get(source);
  if (known !== undefined) return known;
  const {renderMermaidSVG} = requireModule(RENDERER) as typeof BeautifulMermaid;
  const drawing = renderMermaidSVG(source, {padding: PADDING});
  drawings.set(source, drawing);
  return drawing;
}

/**
 * CSS pixels per unit of the renderer, whose text is 13 units high in nodes and
 * 11 on edges: enlarged where there is room, never reduced.
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

/** Keeps shapes and text; removes styles and everything external. */
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
 * Draws Mermaid source as SVG in Node, without a browser. Colors are the page's
 * custom properties, so the drawing follows the color mode.
 *
 * @param column - Width to fit into, in CSS pixels, if the text stays readable.
 * @throws The renderer's error if it cannot draw the source.
 */
export function drawDiagram(text: DiagramText, column: number): Diagram {
  const drawn = draw(text.source);
  const tree: Root = fromHtml(drawn, {fragment: true, space: 'svg'});
  const svg = tree.children.find(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'svg',
  );
  if (!svg) throw new Error('the renderer returned no SVG');
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
