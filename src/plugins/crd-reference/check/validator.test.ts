import {expect, test} from 'vitest';

import {isBroken} from './validator';

test.each([
  ['has(self.a)', false],
  ['has(self.none)', true],
  ['has(self.empty)', true],
  ['self.port < 1024', true],
  ['size(self.list) == self.one', false],
  ['self.list.exists(i, i.id == self.a)', false],
  ["self.__namespace__ == 'a'", false],
  ["self.a.matches('^[[:alpha:]]$')", false],
  ['self == oldSelf', false],
  ['self.port.isSomethingElse()', false],
  ['self.a +', false],
])('%s is broken: %j', (rule, expected) => {
  const self = {
    ...{a: 'x', port: 8080, one: 1, list: [{id: 'x'}], empty: undefined},
  };
  expect(isBroken(rule, self)).toBe(expected);
});
