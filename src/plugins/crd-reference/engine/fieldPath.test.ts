import {expect, test} from 'vitest';

import type {SchemaNode} from '../model/model';

import {fieldSchema} from './fieldPath';

const text: SchemaNode = {type: 'string'};
const schema: SchemaNode = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        list: {type: 'array', items: {type: 'object', properties: {a: text}}},
        map: {type: 'object', additionalProperties: text},
        open: {'x-kubernetes-preserve-unknown-fields': true},
      },
    },
  },
};

test.each([
  'spec.list[].a',
  'spec.list[0].a',
  'spec.list[*].a',
  'spec.map.<key>',
  'spec.map.any',
  "spec.map['a.b/c']",
  'spec.map[a.b/c]',
])('%s is the path of a field', (path) => {
  expect(fieldSchema(schema, path)).toMatchObject({
    status: 'found',
    schema: text,
  });
});

test.each([
  ['spec.lst', {path: 'spec', step: 'lst', allowed: ['list', 'map', 'open']}],
  ['spec.list.a', {path: 'spec.list', step: 'a', allowed: ['[]']}],
  ['spec.list[].b', {path: 'spec.list[]', step: 'b', allowed: ['a']}],
  ['spec.map.a.b', {path: 'spec.map.a', step: 'b', allowed: []}],
])('%s is not the path of a field', (path, expected) => {
  expect(fieldSchema(schema, path)).toMatchObject({
    status: 'unknown',
    ...expected,
  });
});

test('a path ends at a field that the schema leaves open', () => {
  expect(fieldSchema(schema, 'spec.open.a.b')).toEqual({
    status: 'open',
    field: 'spec.open',
    path: 'spec.open',
    rest: '.a.b',
  });
});

test.each([
  ['spec.list[3].b', 'spec.list[]'],
  ['spec.map.any', 'spec.map.<key>'],
  ['spec.lst', 'spec'],
])('the known field of %s is %s', (path, field) => {
  expect(fieldSchema(schema, path).field).toBe(field);
});
