import {expect, test} from 'vitest';

import {invisibleCharacters} from './invisibleCharacters';
import {messageOf} from './problem';

const shown = (text: string): string[] =>
  invisibleCharacters(text).map(
    (problem) => `${problem.line}:${problem.column} ${messageOf(problem)}`,
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
  const [found, ...others] = shown(text);
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
  ['a skin tone', '👩🏽\u200d💻'],
  ['several people', '🧑🏿\u200d🤝\u200d🧑🏻'],
  ['no selector', '❤\u200d🔥'],
  [
    'the flag of a region',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a Persian word', 'می\u200cخواهم'],
])('an emoji or a letter may have them: %s', (_name, text) => {
  expect(invisibleCharacters(`a: ${text}, b`)).toEqual([]);
});

test.each([
  ['a joiner after an emoji', '👩\u200d: b', 'U+200D'],
  ['a joiner of Latin letters', 'a\u200db', 'U+200D'],
  ['hidden text behind an emoji', '😀\u{e0041}\u{e0042}', 'U+E0041'],
])('%s is odd', (_name, text, code) => {
  expect(shown(text)).toEqual([expect.stringContaining(code)]);
});
