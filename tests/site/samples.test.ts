import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {readEnvironment} from '../../src/site/environment';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {SITE_DIR} from '../support/builtSite';

const BUILD = SITE_DIR;
const {baseUrl} = readEnvironment(process.env);

describe.each(DOCS_VERSIONS)('samples of $label', ({folder, slug}) => {
  const published = path.join(BUILD, 'samples', slug);

  test('are published byte for byte', () => {
    const source = path.join(folder, '_samples');
    expect(filesBelow(published)).toEqual(filesBelow(source));
    for (const file of filesBelow(source)) {
      expect(readFileSync(path.join(published, file))).toEqual(
        readFileSync(path.join(source, file)),
      );
    }
  });
});

test('a page shows the same text as the file that it links to', () => {
  const pages = filesBelow(path.join(BUILD, 'docs')).filter((file) =>
    file.endsWith('index.html'),
  );
  let shown = 0;
  for (const page of pages) {
    const tree = fromHtml(readFileSync(path.join(BUILD, 'docs', page), 'utf8'));
    for (const block of selectAll('figure:has(a[download])', tree)) {
      const link = select('a[download]', block);
      const address = String(link?.properties['href']);
      if (!address.startsWith(`${baseUrl}samples/`)) continue;
      const code = select('pre code', block);
      const file = path.join(BUILD, address.slice(baseUrl.length));
      expect([page, address, code === undefined ? '' : toString(code)]).toEqual(
        [page, address, readFileSync(file, 'utf8')],
      );
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThan(0);
});
