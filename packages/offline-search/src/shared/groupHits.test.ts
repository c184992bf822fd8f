import {expect, test} from 'vitest';

import {SEARCH} from './limits';
import {hitOf} from '../../fixtures/hits';
import {groupHits} from './groupHits';

const titles = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({title, hits}) => `${title}:${hits.length}`);

test('hits of a page stand together, in the order of the first of each', () => {
  const groups = groupHits([hitOf('B'), hitOf('A'), hitOf('B', 'x')]);
  expect(titles(groups)).toEqual(['B:2', 'A:1']);
});

test('a group shows so many rows, and no more', () => {
  const hits = Array.from({length: 9}, (_, at) => hitOf('A', String(at)));
  expect(titles(groupHits(hits))).toEqual([`A:${SEARCH.resultsPerGroup}`]);
  expect(SEARCH.resultsPerGroup).toBe(5);
});

test('names of the language and numbers are titles like others', () => {
  const groups = groupHits([
    hitOf('z'),
    hitOf('2'),
    hitOf('__proto__'),
    hitOf('hasOwnProperty'),
    hitOf('1'),
  ]);
  expect(groups.map(({title}) => title)).toEqual([
    'z',
    '2',
    '__proto__',
    'hasOwnProperty',
    '1',
  ]);
});

test('a page has fewer rows if others answer as well', () => {
  const groups = groupHits([
    ...Array.from({length: 5}, (_, at) => hitOf('A', String(at))),
    hitOf('B'),
    hitOf('C'),
  ]);
  expect(titles(groups)).toEqual([
    `A:${SEARCH.resultsBesideOthers}`,
    'B:1',
    'C:1',
  ]);
});
