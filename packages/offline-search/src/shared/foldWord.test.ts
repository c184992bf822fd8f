import {expect, test} from 'vitest';

import {foldLetters, foldWord} from './foldWord';

test.each([
  ['Components', 'component'],
  ['policies', 'policy'],
  ['classes', 'class'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['caches', 'cache'],
  ["cell's", 'cell'],
  ['Ünïcode', 'unicode'],
])('%s is folded to %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test.each(['status', 'ingress', 'analysis', 'dns', 'gas', 's', ''])(
  '%s is no plural',
  (word) => {
    expect(foldWord(word)).toBe(word);
  },
);

test('a word and its plural are folded alike', () => {
  for (const [one, many] of [
    ['Kubernetes', 'kubernetes'],
    ['series', 'series'],
    ['gateway', 'gateways'],
    ['key', 'keys'],
  ] as const) {
    expect(foldWord(many)).toBe(foldWord(one));
  }
});

test('letters alone keep their plural', () => {
  expect(foldLetters('Wörds')).toBe('words');
});
