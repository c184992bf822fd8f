import {expect, test} from 'vitest';

import {ruleHolds} from './rules';

test.each([
  ['has(self.a)', true],
  ['has(self.none)', false],
  ['self.port < 1024', false],
  ["self.__namespace__ == 'a'", true],
  ["self.namespace == 'a'", true],
  ["self.a__dash__b == 'c'", true],
  ['self.none == 1', false],
  ['self.list.exists(i, i.id == self.a)', true],
  ["self.a.matches('^x+$')", true],
  ["'Ab'.matches('(?i)^ab$')", undefined],
  ["'a1'.matches('^[[:alpha:]][[:digit:]]$')", undefined],
  ['self.a.matches(self.b)', undefined],
  ['self == oldSelf', undefined],
  ['self.port.isSomethingElse()', undefined],
  ['self.a +', undefined],
])('%s: %j', (rule, expected) => {
  const self = {
    ...{a: 'x', port: 8080, namespace: 'a', 'a-b': 'c'},
    list: [{id: 'x'}],
  };
  expect(ruleHolds(rule, self)).toBe(expected);
});
