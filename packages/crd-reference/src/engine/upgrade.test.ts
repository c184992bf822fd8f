import {expect, test} from 'vitest';

import type {SchemaNode} from '../model/model';

import {catalogOf} from '../testing/smallCatalog';

import {judge} from './judge';

const text: SchemaNode = {type: 'string'};
const object = (
  properties: Readonly<Record<string, SchemaNode>>,
  required: readonly string[] = [],
): SchemaNode => ({type: 'object', properties, required});

function changes(
  before: SchemaNode,
  after: SchemaNode | undefined,
  spec: string,
) {
  const {count, upgrade} = judge(
    `apiVersion: a.dev/v1\nkind: DataPlane\nmetadata: {name: a}\nspec: ${spec}\n`,
    catalogOf({DataPlane: before}),
    catalogOf(after === undefined ? {Other: object({})} : {DataPlane: after}, {
      renamedFields: {DataPlane: {'spec.auth.cert': 'spec.tls.cert'}},
    }),
  );
  expect(count).toBe(0);
  return upgrade?.map(({sort, path, at, link}) => [
    sort,
    path,
    at.line,
    link?.address,
  ]);
}

const PAGE = 'reference/dataplane/';

test.each([
  ['nothing', object({a: text}), object({a: text}), '{a: x}', []],
  [
    'a removed field',
    object({a: text, b: text}),
    object({a: text}),
    '{b: x}',
    [['removed', 'spec.b', 4, `${PAGE}#spec-b`]],
  ],
  [
    'a field that is not used',
    object({a: text, b: text}),
    object({a: text}),
    '{a: x}',
    [],
  ],
  [
    'a renamed field',
    object({auth: object({cert: text})}),
    object({tls: object({cert: text})}),
    '{auth: {cert: x}}',
    [['renamed', 'spec.auth', 4, `${PAGE}#spec-auth`]],
  ],
  [
    'a newly required field',
    object({a: text}),
    object({a: text, b: text}, ['b']),
    '{a: x}',
    [['required', 'spec.b', 4, `${PAGE}#spec-b`]],
  ],
  [
    'a changed default',
    object({
      list: {type: 'array', items: object({a: {...text, default: 'x'}})},
    }),
    object({
      list: {type: 'array', items: object({a: {...text, default: 'y'}})},
    }),
    '{list: [{}, {a: z}]}',
    [['default', 'spec.list[0].a', 4, `${PAGE}#spec-list-a`]],
  ],
  [
    'a narrower type',
    object({a: text}),
    object({a: {...text, enum: ['y']}}),
    '{a: x}',
    [['other', 'spec.a', 4, `${PAGE}#spec-a`]],
  ],
  [
    'a kind that is gone',
    object({a: text}),
    undefined,
    '{a: x}',
    [['kind', 'kind', 2, PAGE]],
  ],
])('an upgrade names %s', (_name, before, after, spec, expected) => {
  expect(changes(before, after, spec)).toEqual(expected);
});
