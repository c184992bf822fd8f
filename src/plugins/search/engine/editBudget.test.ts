import {describe, expect, test} from 'vitest';

import {
  editBudget,
  editDistances,
  letterSet,
  lettersMissing,
} from './editDistance';

test.each([
  ['env', 0],
  ['keys', 1],
  ['project', 1],
  ['workload', 2],
] as const)('%s may be %i edits away', (term, edits) => {
  expect(editBudget(term)).toBe(edits);
});

describe('distances', () => {
  test.each([
    ['component', 'component', 0],
    ['componnet', 'component', 1],
    ['conections', 'connections', 1],
    ['buildplain', 'buildplane', 2],
    ['xcomponent', 'component', 1],
  ] as const)('%s and %s are %i apart', (query, candidate, distance) => {
    expect(editDistances(query, candidate, 2).whole).toBe(distance);
  });

  test('what is over the budget is infinitely far', () => {
    expect(editDistances('buildplain', 'buildplane', 1).whole).toBe(Infinity);
    expect(editDistances('kitten', 'mitten', 0).whole).toBe(Infinity);
    expect(editDistances('abcdef', 'uvwxyz', 2)).toEqual({
      whole: Infinity,
      prefix: Infinity,
    });
  });

  test('a beginning with a typo is found in a longer term', () => {
    expect(editDistances('archt', 'architecture', 1)).toEqual({
      whole: Infinity,
      prefix: 1,
    });
  });

  test('terms beyond the width are compared without harm', () => {
    const long = 'a'.repeat(500);
    expect(editDistances(long, long, 2).whole).toBe(Infinity);
    expect(editDistances(long, 'b', 2).prefix).toBe(Infinity);
  });
});

test('letters that the candidate lacks rule it out before it is compared', () => {
  expect(lettersMissing(letterSet('abc'), letterSet('cab'))).toBe(0);
  expect(lettersMissing(letterSet('abc'), letterSet('b'))).toBe(2);
});
