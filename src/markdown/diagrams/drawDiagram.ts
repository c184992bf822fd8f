import {createRequire} from 'node:module';
import path from 'node:path';

import type * as BeautifulMermaid from 'beautiful-mermaid';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';

import {
  findElement,
  findElements,
  hasClass,
  isElement,
  withClass,
  withTag,
} from '@openchoreo/page-tools/html/hastElements';
import {oncePerKey} from '@openchoreo/page-tools/once';
import {BORDER, drawGraph, roleOf, TITLE} from './drawGraph';
import {svg} from './shapes';
import {textSize} from './textSize';

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

/** What the renderer draws itself; flowcharts and state diagrams are ours. */
const RENDERED = /^\s*(?:%%.*\s+)*(?:class|er|sequence)Diagram|^\s*xychart/iu;

/** Space around a sequence diagram beyond that around others, in its units. */
const SEQUENCE_MARGIN = 22;

/** The ground around words that stand on a line. */
const HALO = {paintOrder: 'stroke', stroke: 'var(--bg)', strokeWidth: '5'};

/** On both sides of a label, in the widest font. */
const LABEL_SPACE = 6;

/** Once, although every page is rendered twice, for the browser and as HTML. */
const drawOnce = oncePerKey(draw);

/** Loaded on first use: the renderer is slow to load, and few pages need it. */
async function draw(source: string): Promise<Element> {
  const {parseMermaid, renderMermaidSVG} = requireModule(
    RENDERER,
  ) as typeof BeautifulMermaid;
  if (!RENDERED.test(source)) return drawGraph(parseMermaid(source));
  const tree = fromHtml(renderMermaidSVG(source, {padding: 8}), {
    fragment: true,
    space: 'svg',
  });
  const drawn = findElement(tree, withTag('svg'));
  if (!drawn) throw new Error('the renderer returned no SVG');
  return widen(
    drawn,
    findElement(drawn, withClass('lifeline')) ? SEQUENCE_MARGIN : 0,
  );
}

/** Width of a box or an arrow around a label, 0 if it has none. */
function roomOf(group: Element): number {
  const border = group.children
    .filter(isElement)
    .find(({tagName}) => tagName === 'rect' || tagName === 'line');
  const {width, x1, x2} = border?.properties ?? {};
  return width === undefined
    ? Math.abs(Number(x1 ?? 0) - Number(x2 ?? 0))
    : Number(width);
}

/**
 * Makes room for words in the widest usual font: the drawing stays and its words
 * get smaller, until each fits; drawn larger, they have their size again.
 *
 * @param crop - What to cut off on each side.
 */
function widen(drawn: Element, crop: number): Element {
  const groups = findElements(drawn, withTag('g'));
  for (const actor of groups.filter((group) => hasClass(group, 'actor'))) {
    const role = roleOf(String(actor.properties['dataLabel']));
    if (!role) continue;
    actor.properties['className'] = ['diagram__box', `diagram--${role}`];
    for (const {tagName, properties} of actor.children.filter(isElement)) {
      Object.assign(properties, tagName === 'text' ? TITLE : BORDER);
    }
  }
  // Lifelines pass behind words.
  for (const message of groups.filter((group) => hasClass(group, 'message'))) {
    for (const text of findElements(message, withTag('text'))) {
      Object.assign(text.properties, HALO);
    }
  }
  const needs = groups.flatMap((group) => {
    const room = roomOf(group) - 2 * LABEL_SPACE;
    const isBold = hasClass(group, 'diagram__box');
    return group.children
      .filter(isElement)
      .filter((child) => child.tagName === 'text' && room > 0)
      .map(({children, properties: {fontSize}}) => {
        const text = toString({type: 'root', children});
        return textSize(text, Number(fontSize), isBold).width / room;
      });
  });
  const factor = Math.max(1, ...needs);
  for (const text of findElements(drawn, withTag('text'))) {
    text.properties['fontSize'] = String(
      Number(text.properties['fontSize']) / factor,
    );
  }
  const width = Number(drawn.properties['width']) - 2 * crop;
  const height = Number(drawn.properties['height']) - 2 * crop;
  return {
    ...drawn,
    properties: {
      width: String(width * factor),
      height: String(height * factor),
      viewBox: [crop, crop, width, height].map(String).join(' '),
    },
  };
}

/**
 * CSS pixels per unit of the renderer, whose text is 13 units high in nodes and
 * 11 on edges. A drawing is enlarged up to this where there is room, never reduced.
 */
const LARGEST_SCALE = 1.1;

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

/**
 * Draws Mermaid source as SVG in Node, without a browser. Colors are the page's
 * custom properties, so the drawing follows the color mode.
 *
 * @param column - Width to fit into, in CSS pixels, if the text stays readable.
 * @throws The renderer's error if it cannot draw the source.
 */
export async function drawDiagram(
  text: DiagramText,
  column: number,
): Promise<Diagram> {
  const drawing = await drawOnce(text.source);
  const {properties} = drawing;
  const {children} = clean(drawing, text.id);
  const ownWidth = Number(properties['width']);
  const scale = Math.max(1, Math.min(LARGEST_SCALE, column / ownWidth));
  const width = Math.ceil(ownWidth * scale);
  const height = Math.ceil(Number(properties['height']) * scale);
  const titleId = `${text.id}-title`;
  const descriptionId = `${text.id}-description`;
  const picture = svg(
    'svg',
    {
      viewBox: shorten(String(properties['viewBox'])),
      ...{width, height, role: 'img'},
      ariaLabelledBy: [titleId],
      ariaDescribedBy: [descriptionId],
    },
    svg('title', {id: titleId}, {type: 'text', value: text.title}),
    svg('desc', {id: descriptionId}, {type: 'text', value: text.description}),
    ...children,
  );
  return {
    svg: toHtml(picture, {space: 'svg', closeEmptyElements: true}),
    width,
    height,
  };
}
