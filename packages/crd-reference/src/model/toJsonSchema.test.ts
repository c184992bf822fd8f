import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, test} from 'vitest';

import type {KindModel, SchemaNode} from './model';
import {toJsonSchema} from './toJsonSchema';

function modelOf(spec: SchemaNode): KindModel {
  return {
    kind: 'Widget',
    group: 'example.dev',
    version: 'v1',
    apiVersion: 'example.dev/v1',
    ref: 'v1.0.0',
    plural: 'widgets',
    singular: 'widget',
    scope: 'Namespaced',
    docsVersion: 'current',
    file: 'widget.yaml',
    schema: {type: 'object', required: ['spec'], properties: {spec}},
  };
}

/** Whether an editor accepts a manifest with this spec. */
function accepts(node: SchemaNode, value: unknown): boolean {
  const spec: SchemaNode = {
    type: 'object',
    properties: {
      kept: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
      field: node,
    },
  };
  const schema = toJsonSchema(
    modelOf(spec),
    new Map(),
    'https://example.dev/x',
  );
  const validate = new Ajv2020({strict: false, validateFormats: false}).compile(
    schema,
  );
  return validate({
    apiVersion: 'example.dev/v1',
    kind: 'Widget',
    metadata: {name: 'a'},
    spec: {kept: {any: {thing: 1}}, field: value},
  });
}

const text: SchemaNode = {type: 'string'};

describe('a schema for editors accepts what the API server accepts', () => {
  test.each<[string, SchemaNode, unknown, unknown]>([
    [
      'null if it is allowed',
      {...text, nullable: true, enum: ['a']},
      null,
      'b',
    ],
    [
      'a rule about required fields',
      {
        type: 'object',
        properties: {a: text, b: text},
        'x-kubernetes-validations': [{rule: 'has(self.a) != has(self.b)'}],
      },
      {b: 'x'},
      {a: 'x', b: 'x'},
    ],
    [
      'a rule that a field requires another',
      {
        type: 'object',
        properties: {a: text, b: text},
        'x-kubernetes-validations': [{rule: '!has(self.a) || has(self.b)'}],
      },
      {b: 'x'},
      {a: 'x'},
    ],
    [
      'an embedded object',
      {type: 'object', 'x-kubernetes-embedded-resource': true},
      {apiVersion: 'v1', kind: 'Pod', x: 1},
      {x: 1},
    ],
  ])('%s', (_, node, right, wrong) => {
    expect([accepts(node, right), accepts(node, wrong)]).toEqual([true, false]);
  });

  test('a rule that JSON Schema cannot express is left to the API server', () => {
    const node: SchemaNode = {
      ...text,
      'x-kubernetes-validations': [{rule: 'self == oldSelf'}],
    };
    expect(accepts(node, 'anything')).toBe(true);
  });
});

test('descriptions are plain text and Markdown, followed by rules', () => {
  const schema = toJsonSchema(
    modelOf({
      type: 'object',
      properties: {a: text, b: text},
      'x-kubernetes-validations': [{rule: 'has(self.a) || has(self.b)'}],
    }),
    new Map([
      ['spec', 'What is `wanted`.'],
      ['spec.a', 'First.'],
    ]),
    'https://example.dev/schemas/v1/widget.json',
  );
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://example.dev/schemas/v1/widget.json',
    properties: {
      spec: {
        description: 'What is wanted. At least one of a and b is required.',
        markdownDescription:
          'What is `wanted`. At least one of `a` and `b` is required.',
        properties: {a: {description: 'First.'}},
      },
    },
  });
});
