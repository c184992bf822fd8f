import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';

import {WHOLE_SIDEBAR_LINKS, pruneSidebar} from './pruneSidebar';

function pages(folder: string, count: number): PropSidebarItem[] {
  return Array.from({length: count}, (_, page) => ({
    type: 'link',
    label: `${folder} ${page}`,
    href: `/docs/${folder}/${page}/`,
  }));
}

function category(
  label: string,
  items: PropSidebarItem[],
  collapsed = true,
): PropSidebarItem {
  return {type: 'category', label, items, collapsed, collapsible: true};
}

const HALF = WHOLE_SIDEBAR_LINKS / 2;

test('a sidebar of usual size stays as it is', () => {
  const items = [
    category('a', pages('a', HALF)),
    category('b', pages('b', HALF)),
  ];
  expect(pruneSidebar(items, '/docs/a/0/')).toBe(items);
});

test('in a very large sidebar, collapsed categories link to their first pages', () => {
  const items = [
    category('open', pages('open', 1), false),
    category('a', pages('a', HALF)),
    category('b', [category('c', pages('c', HALF))]),
  ];
  expect(pruneSidebar(items, '/docs/a/7')).toEqual([
    items[0],
    items[1],
    {type: 'link', label: 'b', href: '/docs/c/0/'},
  ]);
});

test('the ancestors of the page stay expanded, their siblings do not', () => {
  const inner = category('inner', pages('inner', 1));
  const items = [
    category('outer', [inner, category('beside', pages('beside', HALF))]),
    category('a', pages('a', HALF)),
  ];
  expect(pruneSidebar(items, '/docs/inner/0/')).toEqual([
    category('outer', [
      inner,
      {type: 'link', label: 'beside', href: '/docs/beside/0/'},
    ]),
    {type: 'link', label: 'a', href: '/docs/a/0/'},
  ]);
});
