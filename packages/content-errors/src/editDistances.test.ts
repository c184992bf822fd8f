import {expect, test} from 'vitest';

import {editDistances} from './editDistances';

test.each([
  ['component', 'component', 0],
  ['componnet', 'component', 1],
  ['conections', 'connections', 1],
  ['buildplain', 'buildplane', 2],
  ['xcomponent', 'component', 1],
] as const)('%s and %s are %i apart', (from, to, distance) => {
  expect(editDistances(from, to, 2).whole).toBe(distance);
});

test('a distance over the budget is infinite', () => {
  expect(editDistances('buildplain', 'buildplane', 1).whole).toBe(Infinity);
  expect(editDistances('kitten', 'mitten', 0).whole).toBe(Infinity);
  expect(editDistances('abcdef', 'uvwxyz', 2)).toEqual({
    whole: Infinity,
    prefix: Infinity,
  });
});

test('a misspelt prefix of a longer text is found', () => {
  expect(editDistances('archt', 'architecture', 1)).toEqual({
    whole: Infinity,
    prefix: 1,
  });
});

test('long texts are compared completely', () => {
  const long = 'a'.repeat(500);
  expect(editDistances(`${long}b`, `${long}c`, 2).whole).toBe(1);
  expect(editDistances(long, 'b', 2).prefix).toBe(Infinity);
  // The larger table works for shorter texts too.
  expect(editDistances('keys', 'keus', 1).whole).toBe(1);
});
