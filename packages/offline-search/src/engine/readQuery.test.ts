import {expect, test} from 'vitest';

import {QUERY_LIMITS, readQuery, textKey} from './readQuery';

const termsOf = (text: string) => readQuery(text).words.map(({term}) => term);
const joinsOf = (text: string) => readQuery(text).joins.map(({term}) => term);

test('words that only ask are left out', () => {
  expect(termsOf('how do I promote a release')).toEqual(['promote', 'release']);
});

test('words that only ask are kept when there is nothing else', () => {
  expect(termsOf('what is this')).toEqual(['what', 'is', 'this']);
});

test('a stop word inside a name belongs to the name', () => {
  expect(termsOf('isProduction')).toEqual(['is', 'production']);
  expect(joinsOf('isProduction')).toEqual(['isproduction']);
});

test('neighbours may be one name', () => {
  expect(joinsOf('scheduled task classes')).toEqual([
    'scheduledtask',
    'scheduledtaskclass',
    'taskclass',
  ]);
});

test('a dotted path is one name, and so are its ends', () => {
  expect(joinsOf('spec.owner.projectName')).toEqual(
    expect.arrayContaining(['spec.owner.projectname', 'owner.projectname']),
  );
});

test('the word under the cursor may be unfinished, one that ended may not', () => {
  expect(readQuery('data pla').words.map(({isLast}) => isLast)).toEqual([
    false,
    true,
  ]);
  expect(readQuery('data pla ').words.at(-1)?.isLast).toBe(false);
});

test('names of the language itself are words like others', () => {
  expect(termsOf('constructor __proto__ hasOwnProperty')).toEqual([
    'constructor',
    'proto',
    'has',
    'own',
    'property',
  ]);
});

test('a query beyond the limits costs what one at the limits costs', () => {
  expect(termsOf('word '.repeat(5000))).toHaveLength(QUERY_LIMITS.words);
  expect(termsOf('x'.repeat(10_000))[0]).toHaveLength(QUERY_LIMITS.characters);
});

test('titles that differ in case, marks and plural have one key', () => {
  expect(textKey('Data-Planes')).toBe(textKey('data plane'));
});
