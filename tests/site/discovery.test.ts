import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  at,
  builtPage,
  linkOf,
  SITE_DIR,
  wholeAddress,
} from '../support/builtSite';
import {LATEST, ROUTES} from '../support/routes';

function read(name: string): string {
  return readFileSync(path.join(SITE_DIR, name), 'utf8');
}

const listed = ROUTES.filter(
  ({kind, unlisted, version}) =>
    kind !== 'search' && !unlisted && (version ?? LATEST) === LATEST,
).map(({path: route}) => wholeAddress(route));

test('the sitemap has all listed pages once, except those of other docs versions', () => {
  const xml = read('sitemap.xml');
  const addresses = [...xml.matchAll(/<loc>(?<address>[^<]*)<\/loc>/gu)].map(
    ({groups}) => groups?.['address'] ?? '',
  );
  expect(addresses.sort()).toEqual([...listed].sort());
});

test('robots.txt has the address of the sitemap and allows every use', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${wholeAddress('sitemap.xml')}`);
  expect(lines).toContain(
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
  );
  expect(lines.some((line) => line.startsWith('Disallow: /'))).toBe(false);
});

test('every page links to the OpenSearch description, which has the search page', () => {
  const text = read('opensearch.xml');
  expect(text).toContain(
    `template="${wholeAddress('search/')}?q={searchTerms}"`,
  );
  // Browsers show no more of a name.
  expect(text).toMatch(/<ShortName>.{1,16}<\/ShortName>/u);
  for (const {path: route} of ROUTES) {
    const {tree} = builtPage(route);
    expect({route, href: linkOf(tree, '[rel=search]')}).toEqual({
      route,
      href: at('opensearch.xml'),
    });
  }
});
