import {readFileSync} from 'node:fs';
import path from 'node:path';

import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {
  movedAddresses,
  pinnedAddress,
  type Redirect,
} from '../../src/site/addresses';
import {attribute, BASE_URL, PAGES, SITE_DIR} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

const FILES = new Set(filesBelow(SITE_DIR).map((file) => `/${file}`));

/**
 * Addresses that others may have linked to. Add the new ones at a release; to
 * give one up, strike it here and say why in the commit.
 */
const PUBLISHED = readFileSync(
  path.join(__dirname, 'published-addresses.txt'),
  'utf8',
)
  .trim()
  .split('\n');

test('every published address still answers', () => {
  const missing = PUBLISHED.filter(
    (address) => !FILES.has(address.replace(/\/$/u, '/index.html')),
  );
  expect(missing, 'add a redirect to src/site/redirects.json').toEqual([]);
});

test('every old and every pinned address leads to a page', () => {
  const pinned = DOCS_ROUTES.flatMap(({path: to}): Redirect[] => {
    const from = pinnedAddress(to);
    return from === undefined ? [] : [{from, to}];
  });
  expect(pinned).not.toEqual([]);
  const broken = [...movedAddresses('.'), ...pinned].filter(({from, to}) => {
    const refresh = select('[http-equiv=refresh]', PAGES.get(from)?.tree);
    const content = `0; url=${BASE_URL}${to.slice(1)}`;
    return attribute(refresh, 'content') !== content || !PAGES.has(to);
  });
  expect(broken).toEqual([]);
});
