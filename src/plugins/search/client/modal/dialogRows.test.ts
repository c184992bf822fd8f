import {expect, test} from 'vitest';

import {LEVELS} from '../../shared/hits';
import type {SearchHit} from '../../shared/readHits';
import {hitTexts} from '../hitTexts';
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

test('a page has further rows only among the first five', () => {
  const rows = shown('/a#1', '/a#2', '/b#1', '/a#3', '/c', '/b#2', '/d');
  expect(rows).toEqual(['/a#1', '/a#2', '/b#1', '/a#3', '/c', '/d']);
});

test('a page has no row of its own below one of its sections', () => {
  expect(shown('/a#1', '/a', '/b', '/b#1')).toEqual(['/a#1', '/b', '/b#1']);
});

test('no two rows look the same', () => {
  const [first, second] = [hit('/a#1', 'Same'), hit('/a#1', 'Same')];
  expect(dialogRows([first, {...second, url: '/a#2'}])).toEqual([first]);
});

test('a name is drawn as that of a field only if it is one', () => {
  expect(hitTexts(hit('/a#chart.values')).title).toEqual(['chart.values']);
});
