import {expect, test} from 'vitest';

import {checkRules, isCheckedRule, withDefaults} from './checkRules';
import {readDocuments} from './readDocuments';
import type {Problem} from './value';

const AT = {line: 1, column: 1};

function problemsOf(text: string, rule: string): Problem[] {
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
    AT,
    problems,
  );
  return problems;
}

test.each([
  ['a default is filled in', 'a-b: c', 'self.port == 80', true],
  ['an integer is a CEL integer', 'port: 8080', 'self.port < 1024', false],
  [
    'a reserved name is escaped',
    'namespace: a',
    "self.__namespace__ == 'a'",
    true,
  ],
  [
    'a reserved name is also accepted as it is',
    'namespace: a',
    "self.namespace == 'a'",
    true,
  ],
  ['a dash is escaped', 'a-b: c', "self.a__dash__b == 'c'", true],
  ['an absent field is detected', 'port: 1', 'has(self.namespace)', false],
  [
    'an error in a rule is a mistake',
    'port: 1',
    "self.namespace == 'a'",
    false,
  ],
])('%s', (_name, text, rule, holds) => {
  expect(problemsOf(text, rule)).toHaveLength(holds ? 0 : 1);
});

test.each([
  ['self == oldSelf', false],
  ['self.a +', false],
  ['has(self.a)', true],
])('the rule %j can be evaluated with a manifest: %j', (rule, expected) => {
  expect(isCheckedRule({rule})).toBe(expected);
});

test('a rule with a function that only the API server has is skipped', () => {
  expect(problemsOf('port: 1', 'self.port.isSomethingElse()')).toEqual([]);
});

test('a null is dropped before defaults are filled in', () => {
  expect(
    withDefaults(
      {port: null, other: null},
      {properties: {port: {type: 'integer', default: 80}}},
    ),
  ).toEqual({port: 80n});
});
