import Ajv2020 from 'ajv/dist/2020';
import {expect, test} from 'vitest';

import type {SchemaNode} from './model';
import {kindSchema} from './kindSchema';

const text: SchemaNode = {type: 'string'};

function schemaOf(
  spec: SchemaNode,
  words: Readonly<Record<string, string>> = {},
) {
  return kindSchema(
    {
      apiVersion: 'example.dev/v1',
      kind: 'Widget',
      scope: 'Namespaced',
      schema: {type: 'object', required: ['spec'], properties: {spec}},
    },
    new Map(Object.entries(words)),
  );
}

/** Whether an editor accepts a manifest with this spec. */
function accepts(field: SchemaNode, value: unknown): boolean {
  const kept: SchemaNode = {
    ...{type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
  };
  const schema = schemaOf({type: 'object', properties: {kept, field}});
  const ajv = new Ajv2020({strict: false, validateFormats: false});
  return ajv.validate(schema, {
    apiVersion: 'example.dev/v1',
    kind: 'Widget',
    metadata: {name: 'a'},
    spec: {kept: {any: {thing: 1}}, field: value},
  });
}

/** An object with two optional fields and a rule. */
const ruled = (rule: string): SchemaNode => ({
  type: 'object',
  properties: {a: text, b: text},
  'x-kubernetes-validations': [{rule}],
});

test.each<[string, SchemaNode, unknown, unknown]>([
  [
    'a rule about required fields',
    ruled('has(self.a) != has(self.b)'),
    {b: 'x'},
    {a: 'x', b: 'x'},
  ],
  [
    'a rule that a field requires another',
    ruled('!has(self.a) || has(self.b)'),
    {b: 'x'},
    {a: 'x'},
  ],
  [
    'a rule that JSON Schema cannot express',
    ruled('self == oldSelf'),
    {a: 'anything'},
    {a: 1},
  ],
  ['an integer or a string', {'x-kubernetes-int-or-string': true}, '80%', 1.5],
])('editors accept what the API server does: %s', (_, node, right, wrong) => {
  expect([accepts(node, right), accepts(node, wrong)]).toEqual([true, false]);
});

test('descriptions are followed by rules, also as Markdown', () => {
  const words = {spec: 'What is `wanted`.', 'spec.a': 'First.'};
  const description =
    'What is `wanted`. At least one of `a` and `b` is required.';
  const schema = schemaOf(ruled('has(self.a) || has(self.b)'), words);
  expect(schema).toMatchObject({
    properties: {
      spec: {
        description,
        markdownDescription: description,
        properties: {a: {description: 'First.'}},
      },
    },
  });
});
