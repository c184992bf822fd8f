import {expect, test} from 'vitest';

import {filesBelow} from '../../../lib/node/filesBelow';
import {readFixture, withPlace} from '../testing/temporarySite';
import {parseDocuments} from './documents';

/** Texts with odd characters, what is said of them, and others that may have them. */
const CHARACTERS = readFixture('characters.yaml') as {
  readonly refused: readonly (readonly [text: string, said: string])[];
  readonly taken: readonly string[];
};

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
  const {documents, problems} = parseDocuments(`a: ${source}\n`);
  expect(problems).toEqual([]);
  expect(documents[0]?.data).toEqual({a: value});
});

test('documents without a value are skipped, aliases and merges are filled in', () => {
  const text =
    '---\n---\na: &a {x: v, z: w}\nb: *a\nc: {<<: *a, x: own}\n---\n# c\n';
  expect(parseDocuments(text).documents.map(({data}) => data)).toEqual([
    {
      a: {x: 'v', z: 'w'},
      b: {x: 'v', z: 'w'},
      c: {x: 'own', z: 'w'},
    },
  ]);
});

test('a value, its key and what is missing have a place', () => {
  const [document] = parseDocuments('a:\n  - b: c\n    d: 0x10\n').documents;
  const path = ['a', 0, 'd'];
  expect(document?.valueAt(path)).toEqual({line: 3, column: 8});
  expect(document?.keyAt(path)).toEqual({line: 3, column: 5});
  expect(document?.keyAt(['a', 0, 'e'])).toEqual({line: 2, column: 5});
  expect(document?.plain(path)).toBe('0x10');
  const [, json] = parseDocuments('{"a": 1}\n{\n  "b": 2}').documents;
  expect(json?.valueAt(['b'])).toEqual({line: 3, column: 8});
});

test('no data has the name of a module, for which a loader would take it', () => {
  const files = filesBelow('src');
  const data = files.filter((file) => file.endsWith('.json'));
  const modules = data.map((file) => file.replace('.json', '.ts'));
  expect(files.filter((file) => modules.includes(file))).toEqual([]);
});

test.each([
  ['deep brackets', `a: b\nc: ${'['.repeat(100_000)}`, /^2:\d+ .*too deep/u],
  ['a merge of text', '<<: a\nb: c\n', /^1:1 .*merges/u],
  ['an anchor in itself', 'a: &a\n  b: *a', /^2:6 .*alias/u],
  ['ten megabytes', 'a: b\n'.repeat(2_000_000), /^1:1 .*characters/u],
  ['a key of a list', '[a]: b', /^1:1 .*not a string/u],
  ['dots', 'a: b\n...\nc: d', /^2:1 .*`\.\.\.` ends/u],
  ['a directive', '%YAML 1.1\n---\na: b', /^1:1 .*directive/u],
  ['a later directive', 'a: b\n---\n# c\n%TAG ! d\n---\n', /^4:1 .*directive/u],
  ['a value beside `---`', '--- {a: b}', /^1:1 .*refuses what follows/u],
  ['too many dashes', 'a: b\n----\nc: d', /^2:1 .*refuses what follows/u],
])('%s are refused', (_name, text, message) => {
  const {documents, problems} = parseDocuments(text);
  expect(documents).toEqual([]);
  expect(problems.map(withPlace)).toEqual([expect.stringMatching(message)]);
});

test('only the first mistake of a document is reported, at its line', () => {
  const {problems} = parseDocuments(
    'a:\n  b: c\na: [\na: b\n---\n\t- a\n\t- b',
  );
  expect(problems.map(({line}) => line)).toEqual([3, 6]);
});

test.each([
  ['dots at the end', 'a: b\n...\n# c\n', [{a: 'b'}]],
  ['dots before a document', 'a: b\n...\n---\nc: d', [{a: 'b'}, {c: 'd'}]],
  ['a percent sign in a text', 'a: |\n  %b\nc: 1%', [{a: '%b\n', c: '1%'}]],
  ['a comment beside `---`', '--- # a\nb: c', [{b: 'c'}]],
  ['JSON', '{"a": [1, "}"]}', [{a: [1, '}']}]],
  [
    'a stream of JSON',
    '{"a": "\\"{}{"}\n{"b": {"c": 1}} {"d": 2}\n',
    [{a: '"{}{'}, {b: {c: 1}}, {d: 2}],
  ],
  ['documents of JSON', '{"a": 1}\n---\n{"b": 2}', [{a: 1}, {b: 2}]],
])('kubectl takes %s', (_name, text, data) => {
  const {documents, problems} = parseDocuments(text);
  expect(problems).toEqual([]);
  expect(documents.map((document) => document.data)).toEqual(data);
});

test.each(CHARACTERS.refused)('%j has an odd character', (text, said) => {
  expect(parseDocuments(text).problems.map(withPlace)).toEqual([said]);
});

test.each(CHARACTERS.taken)('a text may have them: %j', (text) => {
  expect(parseDocuments(text).problems).toEqual([]);
});
