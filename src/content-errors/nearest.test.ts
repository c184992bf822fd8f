import {expect, test} from 'vitest';

import {nearest} from './nearest';

const KINDS = ['Component', 'ComponentType', 'Environment'];

test.each([
  ['a missing letter', 'Compnent', 'Component'],
  ['two swapped letters', 'Compoennt', 'Component'],
  ['another case', 'COMPONENTTYPE', 'ComponentType'],
  ['the exact word', 'Environment', 'Environment'],
])('with %s, the intended word is found', (_what, word, meant) => {
  expect(nearest(word, KINDS)).toBe(meant);
});

test('a word that differs in more than a third is not near', () => {
  expect(nearest('Project', KINDS)).toBeUndefined();
  expect(nearest('abc', ['axy'])).toBeUndefined();
  expect(nearest('', KINDS)).toBeUndefined();
});
