import {expect, test} from 'vitest';

import {parseManifests} from './parseManifests';

test.each([
  ['yes', true],
  ['On', true],
  ['0644', 420],
  ['0o644', 420],
  ['089', 89],
  ['2025-09-18', '2025-09-18'],
  ['2025-09-18T10:00:00Z', '2025-09-18T10:00:00Z'],
  ['12:30', '12:30'],
  ['12:30:45.5', '12:30:45.5'],
  ['100m', '100m'],
  ['.', '.'],
])('kubectl reads %s as %o', (source, value) => {
  const {documents, mistakes} = parseManifests(`a: ${source}\n`);
  expect(mistakes).toEqual([]);
  expect(documents[0]?.data).toEqual({a: value});
});

test('documents without a value are skipped, aliases and merges are filled in', () => {
  const text =
    '---\n---\na: &a {x: v, z: w}\nb: *a\nc: {<<: *a, x: own}\n---\n# c\n';
  expect(parseManifests(text).documents.map(({data}) => data)).toEqual([
    {
      a: {x: 'v', z: 'w'},
      b: {x: 'v', z: 'w'},
      c: {x: 'own', z: 'w'},
    },
  ]);
});

test('a value, its key and what is missing have a place', () => {
  const [document] = parseManifests('a:\n  - b: c\n    d: 0x10\n').documents;
  const path = ['a', 0, 'd'];
  expect(document?.at(path)).toEqual({line: 3, column: 8});
  expect(document?.at(path, true)).toEqual({line: 3, column: 5});
  expect(document?.at(['a', 0, 'e'], true)).toEqual({line: 2, column: 5});
  expect(document?.plain(path)).toBe('0x10');
});

test.each([
  ['deep brackets', `a: b\nc: ${'['.repeat(100_000)}`, 'too deep', undefined],
  ['a merge of text', '<<: a\nb: c\n', 'merges', '1:1'],
  ['an anchor in itself', 'a: &a\n  b: *a', 'alias', '2:6'],
  ['ten megabytes', 'a: b\n'.repeat(2_000_000), 'characters', '1:1'],
  ['a key of a list', '[a]: b', 'not a string', '1:1'],
  ['dots', 'a: b\n...\nc: d', '`...` ends', '2:1'],
  ['dashes behind a value', 'a: b\nc: d---\na: e', '`---` is at', '2:5'],
])('%s are refused', (_name, text, words, place) => {
  const {documents, mistakes} = parseManifests(text);
  expect(documents).toEqual([]);
  expect(mistakes.map(({what}) => what)).toEqual([
    expect.stringContaining(words),
  ]);
  if (place === undefined) return;
  expect(mistakes.map(({line, column}) => `${line}:${column}`)).toEqual([
    place,
  ]);
});

test('only the first mistake of a document is reported, at its line', () => {
  const {mistakes} = parseManifests(
    'a:\n  b: c\na: [\na: b\n---\n\t- a\n\t- b',
  );
  expect(mistakes.map(({line}) => line)).toEqual([3, 6]);
});
