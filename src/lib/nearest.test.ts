import {expect, test} from 'vitest';

import {nearest} from './nearest';

const KINDS = ['Component', 'ComponentType', 'Environment'];

test.each([
  ['a slip', 'Compnent', 'Component'],
  ['two letters that changed places', 'Compoennt', 'Component'],
  ['another case', 'COMPONENTTYPE', 'ComponentType'],
  ['an exact word', 'Environment', 'Environment'],
])('%s has what was meant', (_what, word, meant) => {
  expect(nearest(word, KINDS)).toBe(meant);
});

test('two neighbours that changed places are one edit', () => {
  expect(nearest('nad', ['and'])).toBe('and');
});

test('what differs in more than a third is not near', () => {
  expect(nearest('Project', KINDS)).toBeUndefined();
  expect(nearest('ab', ['ac'])).toBeUndefined();
  expect(nearest('', KINDS)).toBeUndefined();
});
