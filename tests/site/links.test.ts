import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {attribute, PAGES, SITE_DIR, wholeAddress} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const SITE = wholeAddress('/');
/** Addresses of all files, without the base URL. */
const files = new Set(filesBelow(SITE_DIR).map((name) => `/${name}`));
const pages = [...PAGES.values()].map(({route, tree}) => ({
  route,
  tree,
  ids: new Set(selectAll('[id]', tree).map((node) => attribute(node, 'id'))),
}));
const idsOf = new Map(pages.map(({route, ids}) => [route, ids]));

/** Whole addresses that elements of a page name in `href` or `src`. */
function addressesOf({route, tree}: (typeof pages)[number], selector: string) {
  const named = selectAll(selector, tree).map(
    (node) => attribute(node, 'href') ?? attribute(node, 'src') ?? '',
  );
  return [...new Set(named)].map((name) => new URL(name, wholeAddress(route)));
}

/** A page or file of the site, without the base URL, and the hash. */
function targetOf({href, hash}: URL) {
  const [address = ''] = href.slice(SITE.length - 1).split(/[?#]/u);
  return {route: decodeURI(address), id: decodeURIComponent(hash.slice(1))};
}

/** Whether an address leads to a page, its anchor or a file, or away safely. */
function isRight(address: URL): boolean {
  if (!address.href.startsWith(SITE)) {
    const isElsewhere = !address.href.startsWith(new URL(SITE).origin);
    return isElsewhere && /^(?:https|mailto|data):/u.test(address.href);
  }
  const {route, id} = targetOf(address);
  const ids = idsOf.get(route);
  return ids ? id === '' || ids.has(id) : files.has(route);
}

test.each([
  ['link and its anchor', 'a[href], area[href]'],
  [
    'image, script, style sheet, icon, feed and other address of the page',
    'img[src], source[src], video[src], script[src], iframe[src], link[href]:not([rel=preconnect]):not([rel=dns-prefetch])',
  ],
])('every %s works', (_what, selector) => {
  const broken = pages.flatMap((page) =>
    addressesOf(page, selector)
      .filter((address) => !isRight(address))
      .map(({href}) => `${page.route}: ${href}`),
  );
  expect(broken).toEqual([]);
});

// A site page that no link reaches is advice of the page check.
test('every listed page of the docs and the blog can be reached by links from the landing page', () => {
  const reached = new Set(['/']);
  // A set that grows while it is read is read to its end.
  for (const route of reached) {
    const page = pages.find((one) => one.route === route);
    for (const address of page ? addressesOf(page, 'a[href]') : []) {
      if (address.href.startsWith(SITE)) reached.add(targetOf(address).route);
    }
  }
  const lost = ROUTES.filter(({unlisted}) => !unlisted)
    .map(({path}) => path)
    .filter((path) => /^\/(?:docs|blog)\//u.test(path) && !reached.has(path));
  expect(lost).toEqual([]);
});
