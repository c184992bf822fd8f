import {expect, test} from 'vitest';

import {readRule} from './rules';

test.each([
  ['has(self.a)', true],
  ['has(self.none)', false],
  ['has(self.empty)', false],
  ['self.port < 1024', false],
  ["self.__namespace__ == 'a'", undefined],
  ['self.none == 1', false],
  ['self.list.exists(i, i.id == self.a)', true],
  ["self.a.matches('^x+$')", undefined],
  ['self == oldSelf', undefined],
  ['self.port.isSomethingElse()', undefined],
  ['self.a +', undefined],
])('%s: %j', (rule, expected) => {
  const self = {
    ...{a: 'x', port: 8080, list: [{id: 'x'}], empty: undefined},
  };
  expect(readRule(rule)?.(self)).toBe(expected);
});
