import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {THEME_COLORS} from '../site/brand';

type Mode = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number];

const MODES = ['light', 'dark'] as const;
const SOURCE = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Reads `#fff` and `#ffffff`. */
function parseHex(hex: string): Color {
  const digits = hex.slice(1);
  const long =
    digits.length === 3
      ? digits.replaceAll(/./g, (digit) => digit + digit)
      : digits;
  const channel = (at: number): number =>
    Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** The colors of `tokens.css`, by name without its prefix. */
const TOKENS = new Map(
  [
    ...SOURCE.matchAll(
      /--oc-([\w-]+):\s*light-dark\(\s*(#[\da-f]{3,6}),\s*(#[\da-f]{3,6})\s*\)/gu,
    ),
  ].map(([, name = '', light = '', dark = '']) => [
    name,
    {light: parseHex(light), dark: parseHex(dark)},
  ]),
);

function token(name: string, mode: Mode): Color {
  const found = TOKENS.get(name);
  if (!found) throw new Error(`tokens.css has no color --oc-${name}.`);
  return found[mode];
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as defined by WCAG 2.2, from 1 to 21. */
function contrast(one: Color, other: Color): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort(
    (left, right) => right - left,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The result of `color-mix(in srgb, …)` for a color and a background. */
function mix(color: Color, share: number, ground: Color): Color {
  const channel = (at: 0 | 1 | 2): number =>
    color[at] * share + ground[at] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

const named = (kind: string, names: string): string[] =>
  names.split(' ').map((name) => `${kind}-${name}`);

const GROUNDS = named('color', 'page raised code-ground');
const PLANES = named('color', 'control data build observe');
const TEXTS = [
  ...named('color', 'text text-muted link success failure'),
  ...PLANES,
];
const CODE = named('code', 'keyword string number function comment key');

describe.each(MODES)('in the %s mode', (mode) => {
  const table = (
    fronts: readonly string[],
    grounds: readonly string[],
  ): [string, string][] =>
    fronts.flatMap((front) =>
      grounds.map((ground): [string, string] => [front, ground]),
    );

  test.each([
    ...table(TEXTS, GROUNDS),
    ...table(CODE, ['color-code-ground', 'color-mark']),
    ...table(['color-text', 'color-text-muted', 'color-link'], ['color-mark']),
    ...table(['color-on-primary'], ['color-link', ...PLANES]),
    ...table(['color-page'], ['color-text', ...PLANES]),
    ...table(['color-on-failure'], ['color-failure']),
  ])('text in %s on %s has a contrast of at least 4.5', (front, ground) => {
    expect(contrast(token(front, mode), token(ground, mode))).toBeGreaterThan(
      4.5,
    );
  });

  test.each(table(['color-border', 'color-link'], GROUNDS))(
    'an edge of a control in %s on %s has a contrast of at least 3',
    (front, ground) => {
      expect(contrast(token(front, mode), token(ground, mode))).toBeGreaterThan(
        3,
      );
    },
  );

  test.each(table([...PLANES, 'color-text', 'color-text-muted'], PLANES))(
    'text in %s on the plan of %s has a contrast of at least 4.5',
    (front, plane) => {
      const ground = mix(token(plane, mode), 0.06, token('color-page', mode));
      expect(contrast(token(front, mode), ground)).toBeGreaterThan(4.5);
    },
  );

  test("the browser's own frame has the color of the page", () => {
    expect(parseHex(THEME_COLORS[mode])).toEqual(token('color-page', mode));
  });
});

test('every color of tokens.css has one value a mode', () => {
  const names = [...SOURCE.matchAll(/--oc-((?:color|code)-[\w-]+):/gu)].map(
    ([, name]) => name,
  );
  expect([...TOKENS.keys()].sort()).toEqual(names.sort());
});
