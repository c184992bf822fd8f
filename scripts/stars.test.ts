import {expect, test} from 'vitest';

import {starsFile} from './stars';

const NOW = new Date('2026-01-31T23:59:00Z');

test('the file has the number of stars and the date', () => {
  expect(starsFile({stargazers_count: 321, id: 1}, NOW)).toBe(
    '{"value": 321, "date": "2026-01-31"}\n',
  );
});

test.each([{}, {stargazers_count: -1}, {stargazers_count: '5'}, 'no', null])(
  'the answer %j is rejected',
  (body) => {
    expect(() => starsFile(body, NOW)).toThrow();
  },
);
