import {expect, test} from 'vitest';

import {compareTexts} from './compareTexts';

const from = (text: string) => ({
  text,
  constants: new Map([
    ['cluster', 'kind'],
    ['port', '8443'],
  ]),
});

const to = (text: string) => ({
  text,
  constants: new Map([
    ['cluster', 'k3d'],
    ['port', '8443'],
  ]),
});

test('a page with the same text and the same values is identical', () => {
  const text = 'It listens on %{port}.\n';
  expect(compareTexts(from(text), to(text))).toEqual({state: 'identical'});
});

test('a page that differs by what its constants stand for says which', () => {
  const text = 'Run %{cluster} on %{port}, then %{cluster}.\n';
  expect(compareTexts(from(text), to(text))).toEqual({
    state: 'constants',
    names: ['cluster'],
  });
});

test('a page with another text says how many lines', () => {
  expect(compareTexts(from('a\nb\nc\n'), to('a\nx\ny\nc\n'))).toEqual({
    state: 'different',
    removed: 1,
    added: 2,
  });
});
