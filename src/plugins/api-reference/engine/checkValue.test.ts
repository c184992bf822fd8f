import {expect, test} from 'vitest';

import type {SchemaNode} from '../shared/model';

import {ValueCheck, type CheckOptions} from './checkValue';
import {readDocuments} from './readDocuments';
import type {RuleNode} from './rules';

function messages(
  text: string,
  schema: SchemaNode,
  options: Partial<CheckOptions> = {},
): string[] {
  const {documents, problems: unreadable} = readDocuments(text);
  expect(unreadable).toEqual([]);
  const [value] = documents;
  if (value === undefined) throw new Error('no value');
  const check = new ValueCheck({
    isPart: false,
    allowsPlaceholders: false,
    allowsTemplates: false,
    extraChecks: new Map(),
    metadata: {},
    rules: new Map(),
    ...options,
  });
  check.check(value, schema, '');
  return check.problems.map(
    ({path, what}) => `${path === '' ? '' : `${path}: `}${what}`,
  );
}

const any: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};

/** A valid value, an invalid value, and the message for it. */
test.each<[string, SchemaNode, string, string, string]>([
  [
    'the longest string',
    {type: 'string', maxLength: 2},
    '"😀😀"',
    'abc',
    'found 3 characters, expected at most 2',
  ],
  [
    'an exclusive minimum',
    {type: 'integer', minimum: 1, exclusiveMinimum: true},
    '2',
    '1',
    'found 1, expected more than 1',
  ],
  [
    'an exclusive maximum',
    {type: 'number', maximum: 1, exclusiveMaximum: true},
    '0.5',
    '1',
    'found 1, expected less than 1',
  ],
  [
    'a multiple',
    {type: 'integer', multipleOf: 5},
    '10',
    '11',
    'found 11, expected a multiple of 5',
  ],
  [
    'the fewest keys',
    {...any, type: 'object', minProperties: 1},
    'a: b',
    '{}',
    'found 0 keys, expected at least 1',
  ],
  [
    'the most keys',
    {...any, type: 'object', maxProperties: 1},
    'a: b',
    '{a: b, c: d}',
    'found 2 keys, expected at most 1',
  ],
  [
    'the most items',
    {type: 'array', items: any, maxItems: 1},
    '[a]',
    '[a, b]',
    'found 2 items, expected at most 1',
  ],
  [
    'a set',
    {type: 'array', items: any, 'x-kubernetes-list-type': 'set'},
    '[a, "1", 1]',
    '[a, b, a]',
    '[2]: found the string "a" twice in a list without duplicates',
  ],
  [
    'a list by keys',
    {
      type: 'array',
      items: any,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['a', 'b'],
    },
    '[{a: x}, {a: x, b: z}]',
    '[{a: x, b: z, c: 1}, {a: x, b: z}]',
    '[1]: two items have the same a and b',
  ],
  [
    'an integer or a string',
    {
      'x-kubernetes-int-or-string': true,
      anyOf: [{type: 'integer'}, {type: 'string'}],
    },
    '25%',
    '1.5',
    'found the number 1.5, expected an integer or a string',
  ],
  [
    'null, if that is allowed',
    {
      type: 'object',
      properties: {a: {type: 'string', nullable: true}},
      required: ['a'],
    },
    'a:',
    '{}',
    'a: the required field is missing',
  ],
  [
    'an enum of numbers',
    {type: 'integer', enum: [1, 2]},
    '2',
    '3',
    'found the integer 3, which is not allowed',
  ],
  [
    'all of several',
    {type: 'string', allOf: [{minLength: 2}, {maxLength: 3}]},
    'ab',
    'a',
    'found 1 characters, expected at least 2',
  ],
  [
    'any of several',
    {
      type: 'object',
      properties: {a: any, b: any},
      anyOf: [{required: ['a']}, {required: ['b']}],
    },
    'b: c',
    '{}',
    'the value matches none of the allowed forms',
  ],
  [
    'one of several',
    {
      type: 'object',
      properties: {a: any, b: any},
      oneOf: [{required: ['a']}, {required: ['b']}],
    },
    'b: c',
    '{a: c, b: d}',
    'the value matches 2 of the allowed forms, expected exactly one',
  ],
  [
    'not a form',
    {type: 'object', properties: {a: any}, not: {required: ['a']}},
    '{}',
    'a: b',
    'this form is not allowed',
  ],
  [
    'an object in an object',
    {
      type: 'object',
      'x-kubernetes-embedded-resource': true,
      'x-kubernetes-preserve-unknown-fields': true,
    },
    '{apiVersion: v1, kind: A, metadata: {name: a}, b: c}',
    '{apiVersion: v1, metadata: {}}',
    'kind: the required field is missing',
  ],
  ['anything', any, '[1, {a: b}]', 'null', ''],
])('%s', (_name, schema, right, wrong, expected) => {
  expect(messages(right, schema)).toEqual([]);
  if (expected !== '') expect(messages(wrong, schema)).toEqual([expected]);
});

test('a rule is evaluated only if the value matches the schema', () => {
  const schema: SchemaNode = {
    type: 'object',
    properties: {a: {type: 'string'}, b: {type: 'integer'}},
    'x-kubernetes-validations': [{rule: 'has(self.a)', message: 'needs a'}],
  };
  const self: RuleNode = {op: 'id', name: 'self', args: []};
  const parsed = {op: 'has', args: [{op: '.', name: 'a', args: [self]}]};
  const rules = new Map([['has(self.a)', parsed]]);
  expect(messages('b: 1', schema, {rules})).toEqual([
    'the rule `has(self.a)` is not satisfied: needs a',
  ]);
  expect(messages('b: x', schema)).toHaveLength(1);
  expect(messages('b: 1', schema, {isPart: true})).toEqual([]);
});
