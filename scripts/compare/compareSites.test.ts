import fc from 'fast-check';
import {expect, test} from 'vitest';

import {compareSites, type PageFacts, renderChange} from './compareSites';

const page = (
  route: string,
  text: string,
  links: string[] = [],
): PageFacts => ({
  route,
  text,
  links,
  bytes: () => 1000 + text.length,
});

test('pages are added, changed, removed or unchanged', () => {
  const change = compareSites(
    [page('/a/', 'same'), page('/b/', 'one two two'), page('/c/', 'left')],
    [page('/a/', 'same'), page('/b/', 'one two three'), page('/d/', 'new')],
  );
  expect(change.added.map(({route}) => route)).toEqual(['/d/']);
  expect(change.gone.map(({route}) => route)).toEqual(['/c/']);
  expect(change.changed).toMatchObject([{route: '/b/', added: 1, removed: 1}]);
});

test('a link is new if no page had it before', () => {
  const before = [page('/a/', 'x', ['https://old.example/'])];
  const after = [
    page('/b/', 'x', ['https://old.example/', 'https://new.example/']),
  ];
  expect(compareSites(before, after).newLinks).toEqual([
    'https://new.example/',
  ]);
});

test('a site does not differ from itself, and swapping two sites swaps the result', () => {
  const pages = fc.uniqueArray(
    fc.record({
      route: fc.constantFrom('/a/', '/b/', '/c/'),
      text: fc.lorem(),
      links: fc.array(fc.webUrl()),
      bytes: fc.constant(() => 1),
    }),
    {selector: ({route}) => route},
  );
  fc.assert(
    fc.property(pages, pages, (one, other) => {
      expect(renderChange(compareSites(one, one), '')).toContain(
        'No visible changes',
      );
      const there = compareSites(one, other);
      const back = compareSites(other, one);
      expect(there.added).toEqual(back.gone);
      expect(there.changed.map(({added}) => added).sort()).toEqual(
        back.changed.map(({removed}) => removed).sort(),
      );
    }),
  );
});

test('text from a pull request stays code, without links, mentions or markup', () => {
  const evil = 'https://x.example/`](https://y.example) @somebody <img>\n# no';
  const change = compareSites([], [page('/`@all`\n/', 'x', [evil])]);
  const text = renderChange(change, 'https://site.example');
  const outside = text.replaceAll(/`[^`\n]*`/gu, '');
  expect(outside).not.toMatch(/@|<img>|\]\(|^# /mu);
});
