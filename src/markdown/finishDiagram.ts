import type {Element, ElementContent, Properties} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';

import {element, text} from './nodes';

/** What a box can stand for in the platform; the style sheet draws each its way. */
export const ROLES = ['control', 'data', 'build', 'observability', 'cell'];

/** A label that says what its box stands for: `Data plane eu-west`, `Cell`. */
const LABEL = /^(?:(control|data|build|observability) ?plane|(cell))\b/iu;

/** Fills of the boxes of labels and of titles of groups, which we don't draw. */
const GROUNDS = ['var(--bg)', 'var(--_group-hdr)'];

/** What names a diagram for those who can't see it. */
export interface DiagramNames {
  /** Unique in the page; prefix of all ids in the drawing. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Makes the renderer's drawing one of ours: with a name and a description, roles as
 * classes, cells with cut corners, ids that are unique in the page, and no styles,
 * so that it follows the color mode.
 *
 * ```text
 * <svg style="…"><style>…</style><g class="node" data-id="a" data-label="Cell">…
 *   → <svg role="img" aria-labelledby="id-title" …><title id="id-title">…</title>…
 *       <g class="node diagram--cell"><polygon points="…"/>…
 * ```
 *
 * @param classes - Roles by the ids of boxes, for those that their label doesn't tell.
 */
export function finishDiagram(
  drawing: string,
  names: DiagramNames,
  classes: ReadonlyMap<string, string>,
): string {
  const tree = fromHtml(drawing, {fragment: true});
  visit(tree, 'element', (node, index, parent) => {
    const isUnseen =
      node.tagName === 'style' ||
      GROUNDS.includes(String(node.properties['fill']));
    if (isUnseen && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const role = roleOf(node, classes);
    if (role === 'cell') cutCorners(node);
    cleanProperties(node, names.id);
    if (role === undefined) return undefined;
    const own = String(node.properties['className']);
    node.properties['className'] = [own, `diagram--${role}`];
    return undefined;
  });
  const [svg] = tree.children;
  if (svg?.type === 'element') {
    raiseTitles(svg);
    nameDrawing(svg, names);
  }
  return toHtml(tree, {closeEmptyElements: true});
}

/** What a box, a group or an actor stands for, by its class or its label. */
function roleOf(
  {tagName, properties}: Element,
  classes: ReadonlyMap<string, string>,
): string | undefined {
  const {dataId, dataLabel} = properties;
  if (tagName !== 'g' || dataId === undefined) return undefined;
  const [, plane, cell] = LABEL.exec(String(dataLabel)) ?? [];
  return classes.get(String(dataId)) ?? (plane ?? cell)?.toLowerCase();
}

/** Moves the titles of groups to the end, since the renderer draws lines over them. */
function raiseTitles(svg: Element): void {
  const raised: Element[] = [];
  visit(svg, 'element', (group) => {
    const {className} = group.properties;
    if (!Array.isArray(className) || !className.includes('subgraph')) return;
    const isTitle = (child: ElementContent): boolean =>
      child.type === 'element' && child.tagName === 'text';
    raised.push({...group, children: group.children.filter(isTitle)});
    group.children = group.children.filter((child) => !isTitle(child));
  });
  svg.children.push(...raised);
}

/** The longest gate, in pixels. */
const GATE = 20;

/**
 * Gives the first rectangle of a box cut corners and a gate in each wall, as cells
 * have on the home page.
 */
function cutCorners(box: Element): void {
  const rectangle = box.children.find(
    (child) => child.type === 'element' && child.tagName === 'rect',
  );
  if (rectangle?.type !== 'element') return;
  const names = ['x', 'y', 'width', 'height'];
  const [left = 0, top = 0, width = 0, height = 0] = names.map((name) =>
    Number(rectangle.properties[name]),
  );
  const right = left + width;
  const bottom = top + height;
  const cut = Math.min(16, 0.3 * height);
  const points = [
    ...[left + cut, top, right - cut, top, right, top + cut],
    ...[right, bottom - cut, right - cut, bottom, left + cut, bottom],
    ...[left, bottom - cut, left, top + cut],
  ];
  // Short marks in the middle of the walls between the corners.
  const flat = Math.min(GATE, width / 2 - cut);
  const steep = Math.min(GATE, height / 2 - cut);
  const x = (left + right - flat) / 2;
  const y = (top + bottom - steep) / 2;
  const d = `M${x} ${top}h${flat}M${x} ${bottom}h${flat}M${left} ${y}v${steep}M${right} ${y}v${steep}`;
  const gates = element('path', {className: ['diagram__gates'], d});
  rectangle.tagName = 'polygon';
  rectangle.properties = {points: points.join(' ')};
  box.children.splice(box.children.indexOf(rectangle) + 1, 0, gates);
}

/**
 * Drops styles and data, rounds numbers to tenths of a pixel, and makes ids and
 * the links to them the page's own.
 */
function cleanProperties(node: Element, id: string): void {
  const clean: Properties = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (name === 'style' || name.startsWith('data')) continue;
    if (name === 'id') clean[name] = `${id}-${String(value)}`;
    else if (typeof value === 'number') clean[name] = toTenth(value);
    else if (typeof value === 'string') {
      clean[name] = value
        .replaceAll(/-?\d+\.\d+/gu, (number) => String(toTenth(Number(number))))
        .replaceAll('url(#', `url(#${id}-`);
    } else clean[name] = value;
  }
  node.properties = clean;
}

function toTenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Gives a drawing its name and description, and leaves only its size. */
function nameDrawing(
  svg: Element,
  {id, title, description}: DiagramNames,
): void {
  const {viewBox, width, height} = svg.properties;
  svg.properties = {
    viewBox,
    width,
    height,
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    ariaDescribedBy: [`${id}-description`],
  };
  svg.children.unshift(
    element('title', {id: `${id}-title`}, [text(title)]),
    element('desc', {id: `${id}-description`}, [text(description)]),
  );
}
