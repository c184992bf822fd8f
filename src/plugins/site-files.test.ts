import {expect, test} from 'vitest';

import {textsOf} from './site-files';

test('files for programs name the address that the site is built for', () => {
  const texts = textsOf('https://a.test/b/');
  expect(texts['robots.txt']).toContain(
    '\nSitemap: https://a.test/b/sitemap.xml\n',
  );
  expect(texts['opensearch.xml']).toContain(
    'template="https://a.test/b/search/?q={searchTerms}"',
  );
  const addresses = Object.values(texts)
    .join()
    .match(/https?:\/\/[^/]+\//gu);
  expect(new Set(addresses)).toEqual(
    new Set(['https://a.test/', 'http://a9.com/']),
  );
});
