import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import {
  attribute,
  BASE_URL,
  builtPage,
  SITE_DIR,
  SITE_URL,
  type TestPage,
} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const MAXIMUM_BYTES = 100_000;

function meta(page: TestPage, key: string): string {
  const found = select(
    `meta[property="${key}"], meta[name="${key}"]`,
    page.tree,
  );
  return attribute(found, 'content') ?? '';
}

test.each(ROUTES)('$path has a valid social card', ({path: route}) => {
  const page = builtPage(route);
  const image = meta(page, 'og:image');
  expect(meta(page, 'twitter:image')).toBe(image);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  expect(meta(page, 'og:title')).not.toBe('');
  expect(meta(page, 'og:description')).toBe(page.description);
  expect(image.startsWith(SITE_URL + BASE_URL)).toBe(true);
  const file = path.join(SITE_DIR, image.slice((SITE_URL + BASE_URL).length));
  expect({file, exists: existsSync(file)}).toEqual({file, exists: true});
  // A page can set its own picture, in any size.
  if (!/\/img\/(?:cards\/|social-card)/u.test(image)) return;
  expect(meta(page, 'og:image:alt')).not.toBe('');
  const bytes = readFileSync(file);
  expect(bytes.byteLength).toBeLessThan(MAXIMUM_BYTES);
  // The header of a PNG has width and height at a fixed position.
  expect(String(bytes.readUInt32BE(16))).toBe(meta(page, 'og:image:width'));
  expect(String(bytes.readUInt32BE(20))).toBe(meta(page, 'og:image:height'));
});

test('no two documentation pages of a version have the same card', () => {
  const docs = ROUTES.filter(({kind}) => kind === 'docs');
  const cards = docs.map(({path: route, version}) => ({
    version,
    image: meta(builtPage(route), 'og:image'),
  }));
  const drawn = cards
    .filter(({image}) => image.includes('/img/cards/'))
    .map(({version, image}) => `${version ?? ''} ${image}`);
  expect(drawn).not.toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
