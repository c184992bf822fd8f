// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {hitOf} from '../../fixtures/hits';
import {createStoredSearches, readSearchHistory} from './storedSearches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const hits = (count: number) =>
  Array.from({length: count}, (_, at) => hitOf(`Page ${at}`));
const ids = (list: readonly {readonly objectID: string}[]) =>
  list.map(({objectID}) => objectID);

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the newest comes first, once', () => {
  const searches = createStoredSearches('key', 5);
  for (const title of ['a', 'b', 'a']) searches.add(hitOf(title));
  expect(ids(searches.all())).toEqual(['a', 'b']);
});

test('a search outlives the visit, without marks', () => {
  const hit = {...hitOf('a'), _snippetResult: {}, _highlightResult: {}};
  createStoredSearches('key', 5).add(hit);
  expect(ids(createStoredSearches('key', 5).all())).toEqual(['a']);
  expect(localStorage.getItem('key')).not.toContain('Result');
});

test('what is removed is gone', () => {
  const searches = createStoredSearches('key', 5);
  searches.add(hitOf('a'));
  searches.add(hitOf('b'));
  searches.remove(hitOf('a'));
  expect(ids(createStoredSearches('key', 5).all())).toEqual(['b']);
});

describe('limits', () => {
  test('7 recent searches without favorites', () => {
    const {recent} = readSearchHistory('docs');
    for (const hit of hits(9)) recent.add(hit);
    expect(recent.all()).toHaveLength(7);
  });

  test('4 recent searches beside a favorite', () => {
    readSearchHistory('docs').favorite.add(hitOf('f'));
    const {recent} = readSearchHistory('docs');
    for (const hit of hits(9)) recent.add(hit);
    expect(recent.all()).toHaveLength(4);
  });

  test('10 favorites', () => {
    const {favorite} = readSearchHistory('docs');
    for (const hit of hits(12)) favorite.add(hit);
    expect(favorite.all()).toHaveLength(10);
  });
});

test('searches are kept under the keys of DocSearch, for each index', () => {
  const {recent, favorite} = readSearchHistory('docs');
  recent.add(hitOf('r'));
  favorite.add(hitOf('f'));
  expect(localStorage.getItem(RECENT)).toContain('"r"');
  expect(localStorage.getItem(FAVORITE)).toContain('"f"');
  expect(readSearchHistory('other').recent.all()).toEqual([]);
});

describe('garbage in storage', () => {
  test.each([
    'not json',
    'null',
    '7',
    '{}',
    '"text"',
    '[null, 1, {}, {"objectID": "x"}]',
    '[{"objectID":"x","url":"javascript:1","type":"lvl1","hierarchy":{"lvl0":"a"}}]',
  ])('%s is ignored', (raw) => {
    localStorage.setItem(RECENT, raw);
    expect(readSearchHistory('docs').recent.all()).toEqual([]);
  });

  test('what is sound among it is kept, once', () => {
    localStorage.setItem(RECENT, JSON.stringify([1, hitOf('a'), hitOf('a')]));
    expect(ids(readSearchHistory('docs').recent.all())).toEqual(['a']);
  });

  test('a list that is too long is cut', () => {
    localStorage.setItem(RECENT, JSON.stringify(hits(50)));
    expect(readSearchHistory('docs').recent.all()).toHaveLength(7);
  });
});

test('with blocked or full storage the list lasts for the visit', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const {recent} = readSearchHistory('docs');
  recent.add(hitOf('a'));
  expect(ids(recent.all())).toEqual(['a']);
});
