import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {brandHeadTags, SOCIAL_CARD, THEME_COLORS} from './brand';
import {SITE} from './site';

const STATIC = path.join(__dirname, '../../static');

const manifest = z
  .looseObject({
    start_url: z.string(),
    scope: z.string(),
    icons: z.array(z.object({src: z.string(), sizes: z.string()})),
  })
  .parse(
    JSON.parse(readFileSync(path.join(STATIC, 'manifest.webmanifest'), 'utf8')),
  );

/** Width and height from the header of a PNG file. */
function pngSize(file: string): string {
  const bytes = readFileSync(path.join(STATIC, file));
  return `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
}

test('the web manifest has the name, description and colors of the site', () => {
  expect(manifest).toMatchObject({
    short_name: SITE.name,
    description: SITE.description,
    lang: SITE.locale,
    theme_color: THEME_COLORS.dark,
    background_color: THEME_COLORS.dark,
  });
});

test('the web manifest works below any base URL', () => {
  const addresses = [
    manifest.start_url,
    manifest.scope,
    ...manifest.icons.map(({src}) => src),
  ];
  for (const address of addresses) expect(address).not.toMatch(/^\/|:/u);
});

test.each(manifest.icons.filter(({src}) => src.endsWith('.png')))(
  'icon $src has the size that the manifest declares',
  ({src, sizes}) => {
    expect(pngSize(src)).toBe(sizes);
  },
);

test('the social card has the size that its tags declare', () => {
  const sizes = ['width', 'height'].map(
    (side) =>
      SOCIAL_CARD.metadata.find(({property}) => property === `og:image:${side}`)
        ?.content,
  );
  expect(pngSize(SOCIAL_CARD.path)).toBe(sizes.join('x'));
});

test('addresses in head tags start with the base URL', () => {
  const hrefs = brandHeadTags('/some/path/')
    .map(({attributes}) => attributes['href'])
    .filter((href) => href !== undefined);
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs) expect(href).toMatch(/^\/some\/path\/\w/u);
});
