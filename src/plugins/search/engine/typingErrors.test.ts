import {expect, test} from 'vitest';

import {typingErrors} from './typingErrors';

test.each([
  ['cert', 'cert', 0],
  ['certt', 'cert', 0.5],
  ['cer', 'cert', 0.8],
  ['cert', 'crt', 0.9],
  ['cret', 'cert', 0.7],
  ['cery', 'cert', 0.7],
  ['cerp', 'cert', 1],
  ['mert', 'cert', 1.5],
  ['cert', 'certificate', Infinity],
])('%j for %j counts %d', (typed, term, errors) => {
  expect(typingErrors(typed, term, 2)).toBeCloseTo(errors);
});
