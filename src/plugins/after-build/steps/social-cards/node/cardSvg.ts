import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type satoriFunction from 'satori';

import {SITE} from '../../../../../site/site';

/** The text on a card. */
export interface Card {
  readonly title: string;
  /** The part of the site that the page belongs to, such as `Concepts`. */
  readonly section: string;
}

/** The size that social networks recommend. */
const CARD_SIZE = {width: 1200, height: 630} as const;

/** The dark palette of `src/css/tokens.css`: images can't read CSS. */
const COLOR = {
  ground: '#0f1122',
  text: '#e8eaf6',
  muted: '#a9b0cf',
  accent: '#a9b1ff',
  data: '#62d3c8',
} as const;

/** The logo in its view box of 32 by 32, without a fill. */
const LOGO = `<g fill="none" stroke-width="3.2"><path stroke="${COLOR.text}" d="M29.2 10.5 21.5 2.8h-4.1M14.6 2.8h-4.1L2.8 10.5v4.1M2.8 17.4v4.1l7.7 7.7h4.1M17.4 29.2h4.1l7.7-7.7"/><path stroke="${COLOR.data}" d="M18.3 10.4l3.3 3.3v4.6l-3.3 3.3h-4.6l-3.3-3.3v-4.6l3.3-3.3zM21.6 16H31"/></g>`;

/** What all cards share, drawn without the layout: it would mask each shape. */
const BACKGROUND = `<rect width="100%" height="100%" fill="${COLOR.ground}"/>
<rect width="100%" height="12" y="618" fill="${COLOR.accent}"/>
<g transform="translate(72 64) scale(2)">${LOGO}</g>
<g transform="translate(930 282) scale(13.125)" opacity="0.16">${LOGO}</g>`;

interface CardNode {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

function node(
  type: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly (CardNode | string)[]
): CardNode {
  return {type, props: {...props, children}};
}

function titleSize(title: string): number {
  if (title.length <= 16) return 84;
  return title.length <= 44 ? 68 : 56;
}

function layout({title, section}: Card): CardNode {
  return node(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        ...CARD_SIZE,
        padding: '64px 72px 76px',
        color: COLOR.text,
        fontFamily: 'Inter',
      },
    },
    node(
      'div',
      // The logo is on its left.
      {style: {margin: '8px 0 8px 84px', fontSize: 40, fontWeight: 700}},
      SITE.name,
    ),
    node(
      'div',
      // Ends where the logo on the right begins.
      {style: {display: 'flex', flexDirection: 'column', width: 840}},
      node(
        'div',
        {style: {color: COLOR.data, fontSize: 32, marginBottom: 20}},
        section,
      ),
      node(
        'div',
        {
          style: {
            fontSize: titleSize(title),
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.12,
            textWrap: 'balance',
          },
        },
        title,
      ),
    ),
    node(
      'div',
      {style: {color: COLOR.muted, fontSize: 28}},
      'An internal developer platform for Kubernetes',
    ),
  );
}

const load = createRequire(__filename);

function font(weight: 400 | 700): {
  name: string;
  data: Buffer;
  weight: 400 | 700;
} {
  const file = load.resolve(
    `@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
  );
  return {name: 'Inter', data: readFileSync(file), weight};
}

let fonts: ReturnType<typeof font>[] | undefined;

/** Draws a card as SVG, with its text as paths. */
export async function cardSvg(card: Card): Promise<string> {
  const loaded: unknown = load('satori');
  // The package is an ES module, but the framework loads this file with `require`.
  const satori = (loaded as {default: typeof satoriFunction}).default;
  fonts ??= [font(400), font(700)];
  // Typed for React elements, but it accepts plain objects of the same shape.
  const text = await satori(layout(card) as never, {...CARD_SIZE, fonts});
  return text.replace(/^<svg[^>]*>/u, (start) => start + BACKGROUND);
}
