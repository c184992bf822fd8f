import {readFileSync} from 'node:fs';
import path from 'node:path';

import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {BASE_URL, PAGES, SITE_DIR} from '../support/builtSite';

test.each(DOCS_VERSIONS)(
  'samples of $label are published byte for byte',
  ({folder, slug}) => {
    const published = path.join(SITE_DIR, 'samples', slug);
    const source = path.join(folder, '_samples');
    expect(filesBelow(published)).toEqual(filesBelow(source));
    for (const file of filesBelow(source)) {
      expect(readFileSync(path.join(published, file))).toEqual(
        readFileSync(path.join(source, file)),
      );
    }
  },
);

test('a page shows the same text as the file that it links to', () => {
  let shown = 0;
  for (const {route, tree} of PAGES.values()) {
    for (const block of selectAll('figure:has(a[download])', tree)) {
      const link = select('a[download]', block);
      const address = String(link?.properties['href']);
      if (!address.startsWith(`${BASE_URL}samples/`)) continue;
      const code = select('pre code', block);
      const file = path.join(SITE_DIR, address.slice(BASE_URL.length));
      expect(code && toString(code), `${route} ${address}`).toBe(
        readFileSync(file, 'utf8'),
      );
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThan(0);
});
