import {expect, test} from 'vitest';

import {checkFenceMeta} from './fenceMeta';

test.each([
  ['sh', 'sample="a"', 'sample is not allowed on a sh fence', 'title'],
  ['constructor', 'x="a"', 'x is not allowed on a constructor', 'title'],
  ['sh', '{3-1}', 'found {3-1} after the language', '{1,3-4}'],
  ['sh', '{1--4}', 'found {1--4} after the language', '{1,3-4}'],
  ['sh', '{1-99999999}', 'found {1-99999999} after', '{1,3-4}'],
  ['yaml', 'title', 'found title after the language', 'key="value"'],
])('%s %s is rejected', (language, meta, what, remedy) => {
  const {faults} = checkFenceMeta(language, meta);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.what).toContain(what);
  expect(faults[0]?.remedy).toContain(remedy);
});
