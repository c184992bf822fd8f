import {expect, test} from 'vitest';

import {readFenceMeta} from './fenceMeta';

test('values stand in either quotes, marked lines in braces', () => {
  const {values, problems} = readFenceMeta(
    'yaml',
    `title="a b.yaml" sample='topic/a.yaml' {1,3-4}`,
  );
  expect([...values]).toEqual([
    ['title', 'a b.yaml'],
    ['sample', 'topic/a.yaml'],
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['yaml', 'smaple="a"', 'a fence of language yaml takes no smaple', 'sample'],
  ['sh', 'sample="a"', 'a fence of language sh takes no sample', 'title'],
  ['constructor', 'x="a"', 'constructor takes no x', 'title'],
  ['yaml', 'title', 'found title behind the language', 'key="value"'],
  ['yaml', 'title="a" title="b"', 'title stands twice', 'one of them'],
  ['yaml', 'sample="a" data="b"', 'said to be sample and data', 'one of them'],
  ['yaml', 'at="spec"', '`at` says where', 'excerpt="Kind"'],
  ['yaml', 'sample="a" mistake="b"', 'cannot be a mistake', 'mistake'],
  ['yaml', 'excerpt=""', 'excerpt is empty', 'value'],
])('%s %s is refused', (language, meta, what, remedy) => {
  const {problems} = readFenceMeta(language, meta);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.what).toContain(what);
  expect(problems[0]?.remedy).toContain(remedy);
});
