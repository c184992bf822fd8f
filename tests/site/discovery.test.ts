import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {LATEST} from '../../src/site/versions';
import {SITE_DIR, wholeAddress} from '../support/builtSite';
import {ROUTES} from '../support/routes';

function read(name: string): string {
  return readFileSync(path.join(SITE_DIR, name), 'utf8');
}

test('the sitemap has all listed pages once, except those of other docs versions', () => {
  const listed = ROUTES.filter(
    ({kind, unlisted, version}) =>
      kind !== 'search' &&
      !unlisted &&
      (version ?? LATEST.label) === LATEST.label,
  ).map(({path: route}) => wholeAddress(route));
  const addresses = read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/gu);
  expect([...addresses].map(([, address]) => address).sort()).toEqual(
    listed.sort(),
  );
});

test('robots.txt has the address of the sitemap and forbids nothing', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${wholeAddress('sitemap.xml')}`);
  expect(lines.filter((line) => line.startsWith('Disallow: /'))).toEqual([]);
});

test('the OpenSearch description has the search page', () => {
  const template = `template="${wholeAddress('search/')}?q={searchTerms}"`;
  expect(read('opensearch.xml')).toContain(template);
});
