import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {
  attribute,
  BASE_URL,
  PAGES,
  SITE_DIR,
  SITE_URL,
} from '../support/builtSite';
import {ROUTES} from '../support/routes';

/** Addresses of all files, without the base URL. */
const files = new Set(filesBelow(SITE_DIR).map((name) => `/${name}`));
/** Ids of each page, by its address. */
const ids = new Map(
  [...PAGES.values()].map(({route, tree}) => [
    route,
    new Set(
      selectAll('[id]', tree).map(({properties}) => String(properties['id'])),
    ),
  ]),
);

/** The target of a link to the site itself. */
interface Target {
  /** Without the base URL; `null` if the address doesn't start with it. */
  readonly route: string | null;
  readonly hash: string;
}

function targetOf(href: string, from: string): Target | undefined {
  const here = SITE_URL + BASE_URL + from.slice(1);
  const url = new URL(href, here);
  if (url.origin !== SITE_URL) return undefined;
  const {pathname} = url;
  return {
    route: pathname.startsWith(BASE_URL)
      ? `/${decodeURI(pathname.slice(BASE_URL.length))}`
      : null,
    hash: decodeURIComponent(url.hash.slice(1)),
  };
}

function hrefsOf(tree: Root, selector: string): string[] {
  return selectAll(selector, tree).map(
    (node) => attribute(node, 'href') ?? attribute(node, 'src') ?? '',
  );
}

/** Why an address is broken; `undefined` if it works. */
function faultOf(href: string, from: string): string | undefined {
  const target = targetOf(href, from);
  if (!target) {
    return /^(?:https:|mailto:|data:image\/)/.test(href)
      ? undefined
      : 'no https address';
  }
  const {route, hash} = target;
  if (route === null) return 'outside the base URL';
  const page = PAGES.get(route);
  if (!page) return files.has(route) ? undefined : 'no such file';
  if (hash === '' || ids.get(route)?.has(hash) === true) return undefined;
  return 'no such anchor';
}

function faults(selector: string): string[] {
  return [...PAGES.values()].flatMap(({route, tree}) =>
    [...new Set(hrefsOf(tree, selector))].flatMap((href) => {
      const fault = faultOf(href, route);
      return fault === undefined ? [] : [`${route}: ${href}: ${fault}`];
    }),
  );
}

test('every link and its anchor work', () => {
  expect(faults('a[href], area[href]')).toEqual([]);
});

test('every image, script, style sheet, icon and feed on a page exists', () => {
  expect(
    faults(
      'img[src], source[src], video[src], script[src], iframe[src], link[href]:not([rel=canonical]):not([rel=alternate][hreflang]):not([rel=preconnect]):not([rel=dns-prefetch])',
    ),
  ).toEqual([]);
});

// A site page that no link reaches is advice of the page check.
test('every listed page of the docs and the blog can be reached by links from the landing page', () => {
  const reached = new Set(['/']);
  const waiting = ['/'];
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    const page = PAGES.get(route);
    if (!page) continue;
    for (const href of hrefsOf(page.tree, 'a[href]')) {
      const target = targetOf(href, route)?.route;
      if (typeof target !== 'string' || reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  const lost = ROUTES.filter(({unlisted}) => !unlisted)
    .map(({path}) => path)
    .filter((path) => /^\/(?:docs|blog)\//u.test(path) && !reached.has(path));
  expect(lost).toEqual([]);
});
