import {expect, test} from 'vitest';

import {KUBERNETES} from '../model/kubernetes';
import {FORMATS} from './formats';
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

const BY_NAME: Readonly<Record<string, {readonly validate: unknown}>> = FORMATS;

function fits(name: string, text: string): boolean {
  const {pattern = '$^'} = KUBERNETES.$defs[name]?.properties?.['name'] ?? {};
  const validate = BY_NAME[name]?.validate ?? RegExp(pattern, 'u');
  return validate instanceof RegExp && validate.test(text);
}

test.each([
  ['quantity', '100m 0.5 1 64Mi 1Gi 1e3 1E3 .5 5. 12k', '64MB 1,5 Mi -'],
  [
    'cron',
    '*/5_*_*_*_* 0_0_1_1_0 0-59/2_1,2_?_jan-mar_MON @daily @every_1h30m',
    '*_*_*_* *_*_*_*_*_* every_hour ${cron}',
  ],
  [
    'date-time',
    '2025-09-18T10:00:00Z 2025-09-18T10:00:00.123+02:00',
    '2025-09-18 2025-13-01T00:00:00Z 10:00 2025-09-18T10:00:00+0200',
  ],
  ['byte', 'YWJj YQ== YWI=', 'YWJ YW_Jj a-b_ ab!='],
  [
    'V1ContainerPort',
    'http a1 8080-tcp',
    '8080 http--a -http sixteen-letters-a HTTP',
  ],
  ['V1Container', 'a a-1 1a', 'A a. -a a- a_b'],
])('%s accepts %s and rejects %s', (name, right, wrong) => {
  const words = (text: string): string[] =>
    text.split(' ').map((word) => word.replaceAll('_', ' '));
  expect(words(right).filter((text) => !fits(name, text))).toEqual([]);
  expect(words(wrong).filter((text) => fits(name, text))).toEqual([]);
});
