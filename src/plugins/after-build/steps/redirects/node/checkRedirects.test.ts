import {expect, test} from 'vitest';

import {checkRedirects} from './checkRedirects';

const PAGES = new Map([
  ['/docs/', new Set<string>()],
  ['/docs/cells/', new Set(['network-policy'])],
]);

/** @param lines - Such as `/old/ /docs/`. */
function faults(...lines: readonly string[]): string[] {
  const redirects = lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return {from, to};
  });
  return checkRedirects(redirects, PAGES).map(({message}) => message);
}

test('an old address can redirect to a page or to a heading on it', () => {
  expect(faults('/old/ /docs/', '/older/ /docs/cells/#network-policy')).toEqual(
    [],
  );
});

test.each([
  [
    'a target that is not a page',
    ['/old/ /docs/cels/'],
    '/old/: page /docs/cels/ does not exist. Did you mean /docs/cells/?',
  ],
  [
    'an anchor that is not on the target page',
    ['/old/ /docs/cells/#network-polic'],
    'has no anchor #network-polic. Did you mean #network-policy?',
  ],
  ['a redirect to itself', ['/old/ /old/'], '"/old/" is itself an old address'],
  [
    'a chain',
    ['/older/ /old/', '/old/ /docs/'],
    'Use the target of that redirect instead.',
  ],
  [
    'a source that is the address of a page',
    ['/docs/ /docs/cells/'],
    'a page already has this',
  ],
  [
    'a source with two redirects',
    ['/old/ /docs/', '/old/ /docs/cells/'],
    'two redirects',
  ],
  ['a source without its slash', ['/old /docs/'], 'a slash at both ends'],
])('%s is rejected', (_, lines, message) => {
  const found = faults(...lines);
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toContain('src/site/redirects.json ');
});

test('all mistakes are reported at once', () => {
  expect(faults('/a/ /x/', '/b/ /y/')).toHaveLength(2);
});
