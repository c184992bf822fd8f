import {readFileSync} from 'node:fs';
import path from 'node:path';

import {at, expect, test} from '../support/page';
import {ROUTES, SITE_DIR} from '../support/routes';

/** All pages with a diagram. */
const PAGES = ROUTES.map(({path: route}) => route).filter((route) =>
  readFileSync(path.join(SITE_DIR, route, 'index.html'), 'utf8').includes(
    'diagram__canvas',
  ),
);

/** Fonts of systems, wide and narrow. The generic families always exist. */
const FONTS = [
  'Verdana',
  'DejaVu Sans',
  'Arial',
  'Liberation Sans',
  'Segoe UI',
  'Roboto',
  'sans-serif',
  'serif',
];

/** Width over font size of a line that tells wide fonts from usual ones. */
const SAMPLE = 'Components communicate';
const WIDE = 12.5;

/** Least distance to a border in CSS pixels, in a wide font and in a usual one. */
const LEAST = {wide: 4, usual: 8};

/** What is wrong with the labels of the page's diagrams, in one font. */
function faultsIn({font, least}: {font: string; least: number}): string[] {
  const faults: string[] = [];
  document.documentElement.style.setProperty('--oc-font-text', font);
  for (const svg of document.querySelectorAll<SVGSVGElement>('.diagram svg')) {
    const {x, y, width, height} = svg.viewBox.baseVal;
    const unit = width / svg.getBoundingClientRect().width;
    const inSvg = (one: SVGGraphicsElement): DOMRect => {
      const {x: left, y: top, width: w, height: h} = one.getBBox();
      const matrix = one.getCTM();
      const root = svg.getCTM();
      if (!matrix || !root) throw new Error('not drawn');
      const corner = new DOMPoint(left, top).matrixTransform(
        root.inverse().multiply(matrix),
      );
      // The diagram's own scale is in both, so only moves are left.
      return new DOMRect(corner.x, corner.y, w, h);
    };
    const lines = [
      ...svg.querySelectorAll<SVGGeometryElement>('polyline, .message > line'),
    ].map((line) => ({
      line,
      points: Array.from(
        {length: Math.ceil(line.getTotalLength() / 2) + 1},
        (_, step) => line.getPointAtLength(step * 2),
      ),
    }));
    const texts = [...svg.querySelectorAll('text')].map((text) => ({
      text,
      name: `"${text.textContent}" in ${font}`,
      place: inSvg(text),
    }));
    for (const {text, name, place} of texts) {
      if (
        place.left < x ||
        place.top < y ||
        place.right > x + width ||
        place.bottom > y + height
      ) {
        faults.push(`${name} is cut off`);
      }
      for (const other of texts) {
        const isApart =
          place.right <= other.place.left ||
          place.left >= other.place.right ||
          place.bottom <= other.place.top ||
          place.top >= other.place.bottom;
        if (other.text !== text && !isApart) {
          faults.push(`${name} covers ${other.name}`);
        }
      }
      const shape = [...(text.parentElement?.children ?? [])].find((one) =>
        one.matches('rect, polygon, circle'),
      );
      const isOnLine = text.closest('.diagram__words, .edge-label') !== null;
      if (shape instanceof SVGGeometryElement) {
        const hasBorder = getComputedStyle(shape).stroke !== 'none';
        const room = hasBorder ? least * unit : 0;
        const {x: left, y: top, width: w, height: h} = text.getBBox();
        // Above and below, the box of a line of text has space of its own.
        const corners = [
          [left - room, top],
          [left + w + room, top],
          [left - room, top + h],
          [left + w + room, top + h],
        ];
        if (
          !corners.every((corner) =>
            shape.isPointInFill(new DOMPoint(corner[0], corner[1])),
          )
        ) {
          faults.push(`${name} is too near to its border`);
        }
      }
      const crossing = lines.filter(({points}) =>
        points.some(
          (point) =>
            point.x > place.left &&
            point.x < place.right &&
            point.y > place.top + 1 &&
            point.y < place.bottom - 1,
        ),
      );
      if (crossing.length > (isOnLine ? 1 : 0)) {
        faults.push(`${name} is crossed by a line`);
      }
    }
  }
  return faults;
}

test.use({javaScriptEnabled: false});

test('labels fit into their boxes in wide and in usual fonts, and no line crosses them', async ({
  page,
}) => {
  test.slow();
  expect(PAGES).not.toEqual([]);
  await page.goto(at(PAGES[0] ?? '/'));
  const fonts = await page.evaluate(
    ([families, sample]) => {
      const context = document.createElement('canvas').getContext('2d');
      const widthIn = (font: string): number => {
        if (!context) return 0;
        context.font = `100px ${font}`;
        return context.measureText(sample).width / 100;
      };
      return families
        .map((family) => {
          const name = /-|^serif/.test(family) ? family : `"${family}"`;
          const [here, there] = ['serif', 'monospace'].map((fallback) =>
            widthIn(`${name}, ${fallback}`),
          );
          return {name, width: widthIn(name), isThere: here === there};
        })
        .filter(({isThere}) => isThere);
    },
    [FONTS, SAMPLE] as const,
  );
  // Fonts of one width are one font under several names.
  const tried = [...new Map(fonts.map((font) => [font.width, font])).values()];
  expect(tried.length, 'system fonts of different widths').toBeGreaterThan(2);
  expect(
    Math.max(...tried.map(({width}) => width)),
    'a wide font is installed, such as DejaVu Sans',
  ).toBeGreaterThan(WIDE);
  const faults: string[] = [];
  for (const route of PAGES) {
    await page.goto(at(route));
    for (const {name, width} of tried) {
      const least = width > WIDE ? LEAST.wide : LEAST.usual;
      const found = await page.evaluate(faultsIn, {font: name, least});
      faults.push(...found.map((fault) => `${route}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
