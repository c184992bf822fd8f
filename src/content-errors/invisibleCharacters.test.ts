import {expect, test} from 'vitest';

import {invisibleFault, invisibleRuns} from './invisibleCharacters';

const shown = (text: string): string[] =>
  invisibleRuns(text).map(({index, run}) => {
    const {what, remedy} = invisibleFault(run);
    return `${index} ${what}. ${remedy}`;
  });

test.each([
  ['a:\n\u00a0 b: 1', 3, 'U+00A0', 'type a space'],
  ['a: b\u200b', 4, 'U+200B', 'Delete it.'],
  ['a\u202e: b', 1, 'U+202E', 'Delete it.'],
  ['\na: \ufeffb', 4, 'U+FEFF', 'Delete it.'],
  ['a: b\u2028c: d', 4, 'U+2028', 'type a space'],
  ['a\u001b[32m', 1, 'U+001B', 'Delete it.'],
  ['a: \ufffd', 3, 'U+FFFD', 'UTF-8'],
  ['a: \ud800', 3, 'U+D800', 'Delete it.'],
])('%j has an invisible character', (text, place, name, remedy) => {
  const [found, ...others] = shown(text);
  expect(others).toEqual([]);
  expect(found).toContain(`${place} found a`);
  expect(found).toContain(name);
  expect(found).toContain(remedy);
});

test('a text without them, and several in a row', () => {
  const plain = '\ufeffa: b\r\n\tc: "é – “d” 👩\u200d💻"\n';
  expect(invisibleRuns(plain)).toEqual([]);
  expect(invisibleRuns('\u00a0\u00a0\u00a0a')).toHaveLength(1);
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
  expect(invisibleRuns(`a: ${text}, b`)).toEqual([]);
});

test.each([
  ['a joiner after an emoji', '👩\u200d: b', 'U+200D'],
  ['a joiner of Latin letters', 'a\u200db', 'U+200D'],
  ['hidden text behind an emoji', '😀\u{e0041}\u{e0042}', 'U+E0041'],
])('%s is odd', (_name, text, code) => {
  expect(shown(text)).toEqual([expect.stringContaining(code)]);
});
