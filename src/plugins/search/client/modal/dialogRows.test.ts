import {expect, test} from 'vitest';

import {LEVELS} from '../../shared/hits';
import type {SearchHit} from '../../shared/readHits';
import {dialogRows} from './dialogRows';

/** A hit of a page, in the text of one of its sections if there is a hash. */
function hit(url: string, excerpt = url): SearchHit {
  const [page = '', section] = url.split('#');
  const levels = LEVELS.map((level) => [level, null]);
  return {
    objectID: url,
    url,
    type: section === undefined ? 'lvl1' : 'lvl2',
    // The levels are all of its keys.
    hierarchy: {
      ...(Object.fromEntries(levels) as SearchHit['hierarchy']),
      lvl0: page,
      lvl1: page,
      lvl2: section ?? null,
    },
    content: excerpt,
  };
}

const shown = (...urls: string[]) =>
  dialogRows(urls.map((url) => hit(url))).map(({url}) => url);

test('a page has more than two rows only among the first five', () => {
  expect(shown('/a#1', '/a#2', '/a#3', '/b#1', '/a#4', '/a#5')).toEqual([
    '/a#1',
    '/a#2',
    '/a#3',
    '/b#1',
    '/a#4',
  ]);
});

test('a second row of a page must not be far down', () => {
  const rows = shown(
    '/a#1',
    '/b',
    '/c',
    '/d',
    '/e',
    '/a#2',
    '/f',
    '/g',
    '/b#1',
  );
  expect(rows).toContain('/a#2');
  expect(rows).not.toContain('/b#1');
});

test('a page has no row of its own below one of its sections', () => {
  expect(shown('/a#1', '/a', '/b', '/b#1')).toEqual(['/a#1', '/b', '/b#1']);
});

test('no two rows look the same', () => {
  const [first, second] = [hit('/a#1', 'Same'), hit('/a#1', 'Same')];
  expect(dialogRows([first, {...second, url: '/a#2'}])).toEqual([first]);
});
