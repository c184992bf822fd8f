import {expect, test} from 'vitest';

import {hitOf, resultOf} from '../../fixtures/hits';
import {readRecord, readResult} from './readHit';

const sound = hitOf('Page', 'Section');

test('a sound record is read, and what it does not need is dropped', () => {
  const {_snippetResult, ...record} = sound;
  expect(readRecord({...sound, other: 1, __proto__: {}})).toEqual(record);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'hit'],
  ['a list', []],
  ['no id', {...sound, objectID: undefined}],
  ['no address', {...sound, url: 7}],
  ['no type', {...sound, type: undefined}],
  ['an unknown type', {...sound, type: 'lvl9'}],
  ['no hierarchy', {...sound, hierarchy: undefined}],
  ['an empty hierarchy', {...sound, hierarchy: {}}],
  ['titles that are no texts', {...sound, hierarchy: {lvl0: 1, lvl1: {}}}],
  ['an address that runs', {...sound, url: 'javascript:alert(1)'}],
  ['an address of data', {...sound, url: 'data:text/html,x'}],
  ['no address at all', {...sound, url: 'https://'}],
])('a record with %s cannot be shown', (_, value) => {
  expect(readRecord(value)).toBeUndefined();
});

test('an answer keeps its sound hits', () => {
  const answer = {...resultOf([sound]), hits: [null, sound, {url: 1}]};
  expect(readResult(answer).hits.map(({objectID}) => objectID)).toEqual([
    sound.objectID,
  ]);
});

test('an answer keeps its counts and its marks', () => {
  const marked = {
    ...sound,
    _snippetResult: {
      hierarchy: {
        lvl2: {value: '<mark>S</mark>', matchLevel: 'full'},
        lvl3: {value: 5},
        other: 1,
      },
      content: {value: 'text', matchLevel: '?'},
    },
  };
  const read = readResult({
    hits: [marked],
    nbHits: 70,
    nbPages: 4,
    queryID: 'abc',
  });
  expect(read).toMatchObject({
    nbHits: 70,
    nbPages: 4,
    queryID: 'abc',
    exhaustiveNbHits: true,
  });
  expect(read.hits[0]?._snippetResult).toEqual({
    hierarchy: {lvl2: {value: '<mark>S</mark>'}},
    content: {value: 'text'},
  });
});

test('counts that are missing are those of the hits', () => {
  expect(readResult({hits: [sound]})).toMatchObject({nbHits: 1, nbPages: 1});
});

test.each([undefined, null, 'html', {}, {hits: 'none'}])(
  'an answer without a list of hits is an error: %j',
  (value) => {
    expect(() => readResult(value)).toThrow('no list of hits');
  },
);
