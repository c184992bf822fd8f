import {expect, test} from 'vitest';

import {limitTexts, ruleInWords, typeInWords} from './words';
import type {SchemaNode} from './model';

const text: SchemaNode = {type: 'string'};
const open: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};
const either: SchemaNode = {'x-kubernetes-int-or-string': true};
const fields: SchemaNode = {type: 'object', properties: {a: text}};

test.each<[string, SchemaNode]>([
  ['string', text],
  ['integer (int32)', {type: 'integer', format: 'int32'}],
  ['integer or string', either],
  ['any value', open],
  ['free-form object', {...open, type: 'object'}],
  ['empty object', {type: 'object'}],
  ['list of objects', {type: 'array', items: fields}],
  ['list of integers or strings', {type: 'array', items: either}],
  ['map of strings', {type: 'object', additionalProperties: text}],
  ['map of any values', {type: 'object', additionalProperties: true}],
])('a type is %s', (words, node) => {
  expect(typeInWords(node)).toBe(words);
});

const keys = ['name', 'port'];

test.each<[string, SchemaNode]>([
  ['one of a b', {enum: ['a', 'b']}],
  ['must be api', {enum: ['api']}],
  ['one of 1 "" null', {enum: [1, '', null]}],
  ['1 to 65535', {minimum: 1, maximum: 65535}],
  ['non-empty', {minLength: 1}],
  ['1 to 63 characters', {minLength: 1, maxLength: 63}],
  ['exactly 8 characters', {minLength: 8, maxLength: 8}],
  ['at most 1 item', {minItems: 0, maxItems: 1}],
  ['must match ^a$', {pattern: '^a$'}],
  [
    'unique by name port',
    {'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys},
  ],
  ['unknown fields are kept', {...open, ...fields}],
])('a limit is %s', (words, node) => {
  expect(limitTexts(node).join('; ')).toBe(words);
});

test.each([
  ['self == oldSelf', 'no', 'Immutable once set.'],
  [
    'has(self.type) || has(self.componentType)',
    'no',
    'At least one of `type` and `componentType` is required.',
  ],
  ['has(self.a) != has(self.aB)', 'no', 'Set exactly one of `a` and `aB`.'],
  ['!has(self.aB) || has(self.a)', 'no', 'If `aB` is set, `a` is required.'],
  ['self.x > 1', 'x is small', 'The API server enforces: “x is small”.'],
  ['self.x > 1', undefined, 'The API server evaluates this expression.'],
])('the rule %s with the message %s in words', (rule, message, words) => {
  expect(ruleInWords({rule, message})).toBe(words);
});
