import {expect, test} from 'vitest';

import {pagesReport} from '../../scripts/size/pagesReport';
import {readEnvironment} from '../../src/site/environment';
import {SITE_DIR} from '../support/builtSite';

test('every kind of page is within its budget', () => {
  const {baseUrl} = readEnvironment(process.env);
  expect(pagesReport(SITE_DIR, baseUrl).faults).toEqual([]);
});
