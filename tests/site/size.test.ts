import {expect, test} from 'vitest';

import {pagesReport} from '../../scripts/size/pagesReport';
import {readEnvironment} from '../../src/site/environment';

test('every kind of page is within its budget', () => {
  const {baseUrl} = readEnvironment(process.env);
  expect(pagesReport('build', baseUrl).faults).toEqual([]);
});
