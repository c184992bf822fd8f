import {expect, test} from 'vitest';

import {editBudget, letterSet, lettersMissing} from './editBudget';

test.each([
  ['env', 0],
  ['keys', 1],
  ['project', 1],
  ['workload', 2],
] as const)('%s may be %i edits away', (term, edits) => {
  expect(editBudget(term)).toBe(edits);
});

test('letters that the candidate lacks rule it out before it is compared', () => {
  expect(lettersMissing(letterSet('abc'), letterSet('cab'))).toBe(0);
  expect(lettersMissing(letterSet('abc'), letterSet('b'))).toBe(2);
});
