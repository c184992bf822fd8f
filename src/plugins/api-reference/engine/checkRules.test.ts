import {expect, test} from 'vitest';

import {checkRules} from './checkRules';
import {readDocuments} from './readDocuments';
import type {Problem} from './value';

test.each([
  ['a default is filled in', 'a-b: c', 'self.port == 80', true],
  ['a null counts as absent', 'port: null', 'self.port == 80', true],
  ['an integer is a CEL integer', 'port: 8080', 'self.port < 1024', false],
  ['a reserved name', 'namespace: a', "self.__namespace__ == 'a'", true],
  ['a dash is escaped', 'a-b: c', "self.a__dash__b == 'c'", true],
  ['an absent field is detected', 'port: 1', 'has(self.namespace)', false],
  ['an error is a mistake', 'port: 1', "self.namespace == 'a'", false],
  ['a transition is skipped', 'port: 1', 'self == oldSelf', true],
  ['no CEL is skipped', 'port: 1', 'self.a +', true],
  ["the API server's functions are skipped", 'port: 1', 'self.isIt()', true],
])('%s', (_name, text, rule, isFine) => {
  const problems: Problem[] = [];
  const [value] = readDocuments(text).documents;
  if (value === undefined) throw new Error('no value');
  checkRules(
    value,
    {
      type: 'object',
      properties: {
        port: {type: 'integer', default: 80},
        namespace: {type: 'string'},
        'a-b': {type: 'string'},
      },
      'x-kubernetes-validations': [{rule, message: 'no'}],
    },
    'spec',
    {line: 1, column: 1},
    {problems},
  );
  expect(problems).toHaveLength(isFine ? 0 : 1);
});
