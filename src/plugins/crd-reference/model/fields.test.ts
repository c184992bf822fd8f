import {expect, test} from 'vitest';

import {fieldAnchor, fieldRows, fieldSchema} from './fields';
import type {SchemaNode} from './model';

test.each([
  ['spec.owner.projectName', 'spec-owner-projectname'],
  ['spec.containers.<key>.env[].name', 'spec-containers-key-env-name'],
  ['spec.containers.<key>.args[]', 'spec-containers-key-args-item'],
  ['spec.matrix[][]', 'spec-matrix-item'],
  ['spec.a/b $ref', 'spec-a-b-ref'],
])('the anchor of %s is #%s', (path, anchor) => {
  expect(fieldAnchor(path)).toBe(anchor);
});

const text: SchemaNode = {type: 'string'};
const object = (
  properties: Record<string, SchemaNode>,
  more: SchemaNode = {},
): SchemaNode => ({type: 'object', properties, ...more});
const listOf = (items: SchemaNode): SchemaNode => ({type: 'array', items});
const mapOf = (additionalProperties: SchemaNode): SchemaNode => ({
  ...{type: 'object', additionalProperties},
});

const item = object({name: text}, {required: ['name']});
const rules = {'x-kubernetes-validations': [{rule: 'has(self.a)'}]};

test.each<[string, Record<string, SchemaNode>, string]>([
  [
    'spec comes first and status last, regardless of the file',
    {data: text, status: object({phase: text}), spec: object({size: text})},
    'spec, spec.size, data, status, status.phase',
  ],
  [
    'plain objects in lists and maps get no row for the item',
    {spec: object({list: listOf(item), map: mapOf(item)})},
    'spec, spec.list, spec.list[].name, spec.map, spec.map.<key>.name',
  ],
  [
    'other items and values get a row',
    {
      words: listOf(text),
      flags: mapOf({type: 'boolean'}),
      rows: listOf(listOf(text)),
      ruled: listOf(object({a: text}, rules)),
    },
    'words, words[], flags, flags.<key>, rows, rows[], rows[][], ruled, ruled[], ruled[].a',
  ],
])('%s', (_name, properties, paths) => {
  expect([...fieldRows({properties}).keys()].join(', ')).toBe(paths);
});

test('the items of a list are neither required nor optional', () => {
  const words = {words: listOf(text), other: text};
  const rows = fieldRows(object(words, {required: ['words']}));
  const required = [...rows.values()].map((field) => field.required);
  expect(required).toEqual([true, undefined, false]);
});

test('paths that differ only in case get different anchors', () => {
  const rows = fieldRows(object({URL: text, url: text, 'u.rl': text}));
  const anchors = [...rows.values()].map(({anchor}) => anchor);
  expect(anchors).toEqual(['url', 'url-2', 'u-rl']);
});

const open: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};
const nested = object({
  spec: object({list: listOf(object({a: text})), map: mapOf(text), open}),
});

test.each([
  ['spec.list.0.a', 'spec.list[].a', text],
  ['spec.map.<key>', 'spec.map.<key>', text],
  ['spec.map.any', 'spec.map.<key>', text],
  ['spec.lst', 'spec', undefined],
  ['spec.list.a', 'spec.list', undefined],
  ['spec.list.3.b', 'spec.list[]', undefined],
  ['spec.map.a.b', 'spec.map.<key>', undefined],
  ['spec.open.a.b', 'spec.open', undefined],
])('%s is known as far as %s', (path, field, schema) => {
  expect(fieldSchema(nested, path.split('.'))).toEqual({field, schema});
});
