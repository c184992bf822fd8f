import {describe, expect, test} from 'vitest';

import {limitsInWords} from './limitsInWords';
import type {SchemaNode} from './model';
import {plainText} from './plainText';
import {ruleInWords} from './ruleForms';
import {typeInWords} from './typeInWords';

const text: SchemaNode = {type: 'string'};

describe('types in words', () => {
  test.each<[string, SchemaNode]>([
    ['string', text],
    ['integer (int32)', {type: 'integer', format: 'int32'}],
    ['integer or string', {'x-kubernetes-int-or-string': true}],
    ['any value', {'x-kubernetes-preserve-unknown-fields': true}],
    [
      'free-form object',
      {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
    ],
    ['empty object', {type: 'object'}],
    ['object', {type: 'object', properties: {a: text}}],
    [
      'Kubernetes object',
      {type: 'object', 'x-kubernetes-embedded-resource': true},
    ],
    ['list of strings', {type: 'array', items: text}],
    [
      'list of objects',
      {type: 'array', items: {type: 'object', properties: {a: text}}},
    ],
    [
      'list of integers or strings',
      {type: 'array', items: {'x-kubernetes-int-or-string': true}},
    ],
    [
      'map of booleans',
      {additionalProperties: {type: 'boolean'}, type: 'object'},
    ],
    ['map of any values', {type: 'object', additionalProperties: true}],
  ])('%s', (words, node) => {
    expect(typeInWords(node)).toBe(words);
  });
});

describe('limits in words', () => {
  test.each<[string, SchemaNode]>([
    ['one of a b', {enum: ['a', 'b']}],
    ['must be api', {enum: ['api']}],
    ['one of 1 "" null', {enum: [1, '', null]}],
    ['1 to 65535', {minimum: 1, maximum: 65535}],
    ['at least 0', {minimum: 0}],
    [
      'more than 0; at most 1',
      {minimum: 0, exclusiveMinimum: true, maximum: 1},
    ],
    ['less than 5', {maximum: 5, exclusiveMaximum: true}],
    ['non-empty', {minLength: 1}],
    ['at least 2 characters', {minLength: 2}],
    ['1 to 63 characters', {minLength: 1, maxLength: 63}],
    ['exactly 8 characters', {minLength: 8, maxLength: 8}],
    ['at most 1 item', {minItems: 0, maxItems: 1}],
    ['at least 2 entries', {minProperties: 2}],
    ['multiple of 5', {multipleOf: 5}],
    ['must match ^a$', {pattern: '^a$'}],
    ['unique items', {'x-kubernetes-list-type': 'set'}],
    [
      'unique by name port',
      {
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['name', 'port'],
      },
    ],
    ['replaced as a whole', {'x-kubernetes-list-type': 'atomic'}],
    ['replaced as a whole', {'x-kubernetes-map-type': 'atomic'}],
    ['nullable', {nullable: true}],
    [
      'unknown fields are kept',
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

describe('rules in words', () => {
  test.each([
    ['self == oldSelf', 'Immutable once set.'],
    [
      'has(self.type) || has(self.componentType)',
      'At least one of `type` and `componentType` is required.',
    ],
    [
      'has(self.value) != has(self.valueFrom)',
      'Set exactly one of `value` and `valueFrom`.',
    ],
    [
      '!has(self.forEach) || has(self.var)',
      'If `forEach` is set, `var` is required.',
    ],
  ])('%s', (rule, words) => {
    expect(ruleInWords({rule, message: 'of the API server'})).toBe(words);
  });

  test('a rule of an unknown form has the API server’s message', () => {
    expect(ruleInWords({rule: 'self.x > 1', message: 'x is too small'})).toBe(
      'The API server enforces: “x is too small”.',
    );
    expect(ruleInWords({rule: 'self.x > 1'})).toBe(
      'The API server evaluates this expression.',
    );
  });
});

test('plain text keeps the content of code spans and loses other syntax', () => {
  expect(
    plainText('See `a*b` and [the *guide*](x.md): **now**, `<key>`.'),
  ).toBe('See a*b and the *guide*: now, <key>.');
});
