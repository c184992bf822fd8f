import {describe, expect, test} from 'vitest';

import {limitsInWords} from './limitsInWords';
import type {SchemaNode} from './model';
import {plainText} from './plainText';
import {ruleInWords} from './ruleInWords';
import {typeInWords} from './typeInWords';

const text: SchemaNode = {type: 'string'};

describe('a type is said as a reader says it', () => {
  test.each<[string, SchemaNode]>([
    ['string', text],
    ['integer (int32)', {type: 'integer', format: 'int32'}],
    ['integer or string', {'x-kubernetes-int-or-string': true}],
    ['any value', {'x-kubernetes-preserve-unknown-fields': true}],
    [
      'free-form object',
      {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
    ],
    ['object without fields', {type: 'object'}],
    ['object', {type: 'object', properties: {a: text}}],
    [
      'Kubernetes object',
      {type: 'object', 'x-kubernetes-embedded-resource': true},
    ],
    ['list of strings', {type: 'array', items: text}],
    [
      'list of integers (int64)',
      {type: 'array', items: {type: 'integer', format: 'int64'}},
    ],
    [
      'list of objects',
      {type: 'array', items: {type: 'object', properties: {a: text}}},
    ],
    [
      'list of free-form objects',
      {
        type: 'array',
        items: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
      },
    ],
    [
      'list of integers or strings',
      {type: 'array', items: {'x-kubernetes-int-or-string': true}},
    ],
    [
      'map of booleans',
      {additionalProperties: {type: 'boolean'}, type: 'object'},
    ],
    [
      'map of lists of strings',
      {type: 'object', additionalProperties: {type: 'array', items: text}},
    ],
    ['map of any values', {type: 'object', additionalProperties: true}],
  ])('%s', (words, node) => {
    expect(typeInWords(node)).toBe(words);
  });
});

describe('limits are said in words', () => {
  test.each<[string, SchemaNode]>([
    ['one of a b', {enum: ['a', 'b']}],
    ['always api', {enum: ['api']}],
    ['one of 1 "" null', {enum: [1, '', null]}],
    ['1 to 65535', {minimum: 1, maximum: 65535}],
    ['at least 0', {minimum: 0}],
    [
      'more than 0; at most 1',
      {minimum: 0, exclusiveMinimum: true, maximum: 1},
    ],
    ['less than 5', {maximum: 5, exclusiveMaximum: true}],
    ['not empty', {minLength: 1}],
    ['at least 2 characters', {minLength: 2}],
    ['1 to 63 characters', {minLength: 1, maxLength: 63}],
    ['exactly 8 characters', {minLength: 8, maxLength: 8}],
    ['at most 1 item', {minItems: 0, maxItems: 1}],
    ['at least 2 entries', {minProperties: 2}],
    ['a multiple of 5', {multipleOf: 5}],
    ['matches ^a$', {pattern: '^a$'}],
    ['no item twice', {'x-kubernetes-list-type': 'set'}],
    [
      'one item for each name port',
      {
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['name', 'port'],
      },
    ],
    ['replaced as a whole', {'x-kubernetes-list-type': 'atomic'}],
    ['replaced as a whole', {'x-kubernetes-map-type': 'atomic'}],
    ['may be null', {nullable: true}],
    [
      'further fields are kept',
      {properties: {a: text}, 'x-kubernetes-preserve-unknown-fields': true},
    ],
    [
      'exactly one of git image + tag',
      {oneOf: [{required: ['git']}, {required: ['image', 'tag']}]},
    ],
    ['not {"pattern":"^x"}', {not: {pattern: '^x'}}],
    [
      '',
      {
        'x-kubernetes-int-or-string': true,
        anyOf: [{type: 'integer'}, {type: 'string'}],
      },
    ],
  ])('%s', (words, node) => {
    const said = limitsInWords(node).map((limit) =>
      [limit.words, ...(limit.code ?? [])].join(' '),
    );
    expect(said.join('; ')).toBe(words);
  });
});

describe('a rule is said in words', () => {
  test.each([
    ['self == oldSelf', 'Cannot be changed once it is set.'],
    [
      'has(self.type) || has(self.componentType)',
      'At least one of `type` and `componentType` is needed.',
    ],
    [
      'has(self.value) != has(self.valueFrom)',
      'Exactly one of `value` and `valueFrom` is needed.',
    ],
    [
      '!has(self.forEach) || has(self.var)',
      'With `forEach`, `var` is needed as well.',
    ],
  ])('%s', (rule, words) => {
    expect(ruleInWords({rule, message: 'of the API server'})).toBe(words);
  });

  test('of an unknown form, by the message of the API server', () => {
    expect(ruleInWords({rule: 'self.x > 1', message: 'x is too small'})).toBe(
      'The API server demands: “x is too small”.',
    );
    expect(ruleInWords({rule: 'self.x > 1'})).toBe(
      'The API server checks an expression.',
    );
  });
});

test('plain words keep what code spans hold, and lose the other signs', () => {
  expect(
    plainText('See `a*b` and [the *guide*](x.md): **now**, `<key>`.'),
  ).toBe('See a*b and the *guide*: now, <key>.');
});
