import {expect, test} from 'vitest';

import {
  invisibleCharacters,
  lookAlikes,
  type OddCharacter,
} from './invisibleCharacters';

const shown = (found: readonly OddCharacter[]): string[] =>
  found.map(
    ({line, column, what, remedy}) => `${line}:${column} ${what}. ${remedy}`,
  );

test.each([
  ['a:\n\u00a0 b: 1', '2:1', 'U+00A0', 'type a space'],
  ['a: b\u200b', '1:5', 'U+200B', 'Delete it.'],
  ['a\u202e: b', '1:2', 'U+202E', 'Delete it.'],
  ['\na: \ufeffb', '2:4', 'U+FEFF', 'Delete it.'],
  ['a: b\u2028c: d', '1:5', 'U+2028', 'type a space'],
  ['a\u001b[32m', '1:2', 'U+001B', 'Delete it.'],
  ['a: \ufffd', '1:4', 'U+FFFD', 'UTF-8'],
  ['a: \ud800', '1:4', 'U+D800', 'Delete it.'],
])('%j has an invisible character', (text, place, name, remedy) => {
  const [found, ...others] = shown(invisibleCharacters(text));
  expect(others).toEqual([]);
  expect(found).toContain(`${place} found a`);
  expect(found).toContain(name);
  expect(found).toContain(remedy);
});

test('a text without them, and several in a row', () => {
  const plain = '\ufeffa: b\r\n\tc: "é – “d” 👩\u200d💻"\n';
  expect(invisibleCharacters(plain)).toEqual([]);
  expect(invisibleCharacters('\u00a0\u00a0\u00a0a')).toHaveLength(1);
});

test.each([
  ['name: “shop”', 7, '"'],
  ['- ‘a’', 3, '"'],
  ['“kind”: Project', 1, '"'],
  ['{“kind”: “Project”}', 2, '"'],
  ['list:\n– a', 1, '-'],
  ['a: b\n—-\nc: d', 1, '---'],
])('a plain character is meant: %s', (text, column, plain) => {
  expect(lookAlikes(text)).toMatchObject([
    {column, remedy: `Type ${plain} in its place.`},
  ]);
});

test.each([
  'a: The “quick” fox – or so',
  'a: “Shop” sells',
  'a: "“shop”" # “b”\nb: |\n  “c”\n  – d\n',
  'a: |-  # b\n  “c”\n',
])('a text may have them: %j', (text) => {
  expect(lookAlikes(text)).toEqual([]);
});
