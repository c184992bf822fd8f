import {expect, test} from 'vitest';

import {checkRedirects} from './checkRedirects';

const PAGES = [
  {route: '/docs/', ids: new Set<string>()},
  {route: '/docs/cells/', ids: new Set(['network-policy'])},
];

function faults(...lines: readonly (readonly [string, string])[]): string[] {
  return checkRedirects(
    lines.map(([from, to]) => ({from, to})),
    PAGES,
  ).map(({message}) => message);
}

test('an old address may lead to a page, and to a heading of a page', () => {
  expect(
    faults(['/old/', '/docs/'], ['/older/', '/docs/cells/#network-policy']),
  ).toEqual([]);
});

test.each([
  [
    'a target that is no page',
    [['/old/', '/docs/cels/']],
    '/old/: there is no page /docs/cels/. Did you mean /docs/cells/?',
  ],
  [
    'an anchor that the target does not have',
    [['/old/', '/docs/cells/#network-polic']],
    'has no heading #network-polic. Did you mean #network-policy?',
  ],
  ['a loop of one', [['/old/', '/old/']], '"/old/" is an old address itself'],
  [
    'a chain',
    [
      ['/older/', '/old/'],
      ['/old/', '/docs/'],
    ],
    'Lead to the page where that one leads.',
  ],
  ['a source that a page has', [['/docs/', '/docs/cells/']], 'a page has this'],
  [
    'a source that stands there twice',
    [
      ['/old/', '/docs/'],
      ['/old/', '/docs/cells/'],
    ],
    'twice',
  ],
  ['a source without its slash', [['/old', '/docs/']], 'a slash at both ends'],
] as const)('%s is refused', (_, lines, message) => {
  const found = faults(...lines);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('src/site/redirects.ts ');
  expect(found[0]).toContain(message);
});

test('all mistakes are told at once', () => {
  expect(faults(['/a/', '/x/'], ['/b/', '/y/'])).toHaveLength(2);
});
