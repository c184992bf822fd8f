import type {MermaidGraph} from 'beautiful-mermaid';
import type {Element, ElementContent} from 'hast';

type ValueOf<All> = All extends Map<string, infer Value> ? Value : never;

/** Mermaid's shapes, and those of the platform. */
export type Shape = ValueOf<MermaidGraph['nodes']>['shape'] | 'plane' | 'cell';

/** An SVG element; attributes without a value are left out. */
export function svg(
  tagName: string,
  attributes: Readonly<Record<string, string | number | string[] | undefined>>,
  ...children: ElementContent[]
): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(attributes)) {
    properties[name] = typeof value === 'number' ? String(value) : value;
  }
  return {type: 'element', tagName, properties, children};
}

/** Sides and corners of a shape that belong to a box of this size. */
type Outline = (w: number, h: number) => Element[];

const polygon = (...points: number[]): Element =>
  svg('polygon', {points: points.join(' ')});

const rect = (width: number, height: number, rx: number, ry = rx): Element =>
  svg('rect', {width, height, rx, ry});

const ring = (w: number, r: number, fill?: string): Element =>
  svg('circle', {cx: w / 2, cy: w / 2, r, fill});

/** Where a state diagram begins or ends. */
const dot = (w: number, r: number): Element => ring(w, r, 'var(--_text)');

/** How far the sides of some shapes lean. */
const LEAN = 12;

/** A rectangle with cut corners. */
const octagon =
  (most: number): Outline =>
  (w, h) => {
    const c = Math.min(most, 0.3 * h);
    const [r, b] = [w - c, h - c];
    return [polygon(c, 0, r, 0, w, c, w, b, r, h, c, h, 0, b, 0, c)];
  };

export const OUTLINES: Readonly<Record<Shape, Outline>> = {
  rectangle: (w, h) => [rect(w, h, 2)],
  rounded: (w, h) => [rect(w, h, 6)],
  stadium: (w, h) => [rect(w, h, h / 2)],
  subroutine: (w, h) => [
    rect(w, h, 0),
    polygon(8, 0, w - 8, 0, w - 8, h, 8, h),
  ],
  cylinder: (w, h) => [rect(w, h, w / 2, 6), rect(w, 12, w / 2, 6)],
  circle: (w) => [ring(w, w / 2)],
  doublecircle: (w) => [ring(w, w / 2), ring(w, w / 2 - 4)],
  diamond: (w, h) => [polygon(w / 2, 0, w, h / 2, w / 2, h, 0, h / 2)],
  hexagon: (w, h) => {
    const right = w - LEAN;
    return [polygon(LEAN, 0, right, 0, w, h / 2, right, h, LEAN, h, 0, h / 2)];
  },
  asymmetric: (w, h) => [polygon(0, 0, w, 0, w, h, 0, h, LEAN, h / 2)],
  trapezoid: (w, h) => [polygon(LEAN, 0, w - LEAN, 0, w, h, 0, h)],
  'trapezoid-alt': (w, h) => [polygon(0, 0, w, 0, w - LEAN, h, LEAN, h)],
  'state-start': (w) => [dot(w, w / 2)],
  'state-end': (w) => [ring(w, w / 2), dot(w, w / 4)],
  plane: octagon(10),
  cell: octagon(22),
};

/** Size of a shape around a label and the free space beside it. */
export function sizeOf(
  shape: Shape,
  width: number,
  height: number,
): {width: number; height: number} {
  if (shape.startsWith('state-')) return {width: 18, height: 18};
  if (shape === 'rectangle' || shape === 'rounded' || shape === 'plane') {
    return {width, height};
  }
  if (shape === 'diamond') return {width: 2 * width, height: 2 * height};
  if (shape.endsWith('circle')) {
    const diameter = Math.hypot(width, height) + 8;
    return {width: diameter, height: diameter};
  }
  return {width: width + 2 * LEAN, height: height + LEAN};
}

/** How far inside its box a shape begins where an edge meets the box. */
export function insetOf(shape: Shape, part: number): number {
  if (shape === 'diamond') return part;
  return shape.endsWith('circle') ? 1 - Math.sqrt(1 - part ** 2) : 0;
}
