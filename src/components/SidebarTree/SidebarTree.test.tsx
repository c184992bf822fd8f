import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';

import {renderTheme} from '../../../tests/support/renderTheme';
import {SidebarTree} from './SidebarTree';

const ITEMS: readonly PropSidebarItem[] = [
  {type: 'html', value: '<b>Tools</b>', defaultStyle: true, className: 'bold'},
  {
    type: 'category',
    label: 'Always open',
    collapsed: false,
    collapsible: false,
    items: [
      {type: 'link', label: 'Quiet', href: '/docs/quiet/', unlisted: true},
      {type: 'link', label: 'Plain', href: '/docs/plain/', className: 'new'},
    ],
  },
  {
    type: 'category',
    label: 'All quiet',
    collapsed: true,
    collapsible: true,
    href: '/docs/hidden/',
    linkUnlisted: true,
    items: [
      {type: 'link', label: 'Hidden', href: '/docs/hidden/', unlisted: true},
    ],
  },
];

function linksAt(path: string): string[] {
  const html = renderTheme(<SidebarTree items={ITEMS} path={path} />, {path});
  return [...html.matchAll(/ href="(?<href>[^"]*)"/gu)].map(
    ({groups}) => groups?.['href'] ?? '',
  );
}

test('an unlisted page is in no menu but its own, however deep', () => {
  expect(linksAt('/docs/')).toEqual(['/docs/plain/']);
  expect(linksAt('/docs/quiet/')).toEqual(['/docs/quiet/', '/docs/plain/']);
});

test('HTML, classes and categories that stay open are rendered', () => {
  const html = renderTheme(<SidebarTree items={ITEMS} path="/docs/" />);
  expect(html).toMatch(/<li class="[^"]*\bbold"><b>Tools<\/b>/u);
  expect(html).toMatch(/class="[^"]*\bnew"[^>]* href="\/docs\/plain\/"/u);
  expect(html).not.toContain('<details');
});
