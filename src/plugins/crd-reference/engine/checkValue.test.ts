import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import type {KindModel, SchemaNode} from '../model/model';
import {toJsonSchema} from '../model/toJsonSchema';

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

const ajv = new Ajv2020({strict: false, validateFormats: false});

/** Says whether editors accept a value, by the published JSON Schema. */
function editorOf(node: SchemaNode): (value: unknown) => boolean {
  const schema: SchemaNode = {type: 'object', properties: {spec: node}};
  const kind = {kind: 'A', apiVersion: 'a.dev/v1', scope: 'Cluster', schema};
  // Only these facts of a kind are in its JSON Schema.
  const {properties} = toJsonSchema(kind as KindModel, new Map(), 'a:b');
  const validate = ajv.compile({properties});
  return (spec) => validate({spec});
}

/** Schemas with at most two of these limits, so that values can satisfy them. */
function limited(
  base: fc.Arbitrary<SchemaNode>,
  ...limits: fc.Arbitrary<SchemaNode>[]
): fc.Arbitrary<SchemaNode> {
  return fc
    .tuple(base, fc.tuple(...limits), fc.subarray(limits, {maxLength: 2}))
    .map(
      ([node, drawn, few]) =>
        Object.assign(
          {...node},
          ...drawn.filter((_, index) => few.includes(limits[index] ?? base)),
        ) as SchemaNode,
    );
}

const count = fc.nat(3);
const scalar = fc.oneof(
  limited(
    fc.constant({type: 'string'}),
    fc.record({minLength: count}),
    fc.record({maxLength: count}),
    fc.constant({pattern: '^[ab]*$'}),
    fc.constant({enum: ['a', 'ab']}),
    fc.constant({allOf: [{minLength: 1}, {maxLength: 2}]}),
  ),
  limited(
    fc.record({type: fc.constantFrom('integer', 'number')}),
    fc.record({minimum: count, exclusiveMinimum: fc.boolean()}),
    fc.record({maximum: count, exclusiveMaximum: fc.boolean()}),
    fc.constant({multipleOf: 2}),
    fc.constant({enum: [1, 2]}),
  ),
  fc.constant<SchemaNode>({type: 'boolean'}),
  fc.constant<SchemaNode>({
    'x-kubernetes-int-or-string': true,
    anyOf: [{type: 'integer'}, {type: 'string'}],
  }),
);
const withDefault = fc.constantFrom<SchemaNode>(
  {type: 'string', default: 'a'},
  {type: 'number', default: 1},
);
const forms = [{required: ['a']}, {required: ['b']}];
const {node: anyNode} = fc.letrec<{node: SchemaNode}>((tie) => {
  const bounds = (...keys: readonly (keyof SchemaNode)[]) =>
    keys.map((key) => fc.record({[key]: count}));
  const lengths = bounds('minItems', 'maxItems');
  const sizes = bounds('minProperties', 'maxProperties');
  const object = fc.constant('object' as const);
  const list = fc.constant('array' as const);
  return {
    node: fc.oneof(
      {depthSize: 'small', withCrossShrink: true},
      scalar,
      limited(fc.record({type: list, items: tie('node')}), ...lengths),
      limited(
        fc.record({type: list, items: scalar}),
        ...lengths,
        fc.constant({'x-kubernetes-list-type': 'set'}),
      ),
      limited(
        fc.record({type: object, additionalProperties: tie('node')}),
        ...sizes,
      ),
      limited(
        fc.record({
          type: object,
          properties: fc.record({a: tie('node'), b: withDefault}),
        }),
        ...sizes,
        fc.record({required: fc.subarray(['a', 'b'])}),
        fc.constantFrom({anyOf: forms}, {oneOf: forms}, {not: forms[0]}),
        fc.constant({'x-kubernetes-preserve-unknown-fields': true}),
      ),
    ),
  };
});

/** Values of a schema's type, and a few others. */
function valuesFor(node: SchemaNode): fc.Arbitrary<unknown> {
  const {a, b} = node.properties ?? {};
  const {additionalProperties: rest, items} = node;
  const fields = {
    ...(a && {a: valuesFor(a)}),
    ...(b && {b: valuesFor(b)}),
    ...(typeof rest === 'object' && {c: valuesFor(rest), d: valuesFor(rest)}),
  };
  const fitting = {
    array: fc.array(items ? valuesFor(items) : fc.constant(1), {maxLength: 4}),
    object: fc.record(fields, {requiredKeys: []}),
    boolean: fc.boolean(),
    string: fc.constantFrom('', 'a', 'ab', 'bab', '😀😀', 'abab'),
    integer: fc.constantFrom(-1, 0, 1, 2, 3, 4, 1.5),
    number: fc.constantFrom(-1, 0, 1, 2, 3, 4, 1.5),
  }[node.type ?? 'integer'];
  const other = fc.constantFrom('a', 1, 1.5, true, [], {}, {e: 1}, [1, 1]);
  return fc.oneof({weight: 4, arbitrary: fitting}, other);
}

/** The value with one of its keys left out, at any depth. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const {[key]: _gone, ...rest} = value as Record<string, unknown>;
    const below = partsOf(child).map((part) =>
      Array.isArray(value)
        ? value.with(Number(key), part)
        : {...value, [key]: part},
    );
    return Array.isArray(value) ? below : [rest, ...below];
  });
}

test('the check accepts what editors accept by the published schema', () => {
  const withValues = anyNode.chain((node) =>
    fc.tuple(
      fc.constant(node),
      fc.array(valuesFor(node), {minLength: 9, maxLength: 9}),
    ),
  );
  fc.assert(
    fc.property(withValues, ([node, values]) => {
      const accepts = editorOf(node);
      for (const value of values) {
        const found = messages(JSON.stringify(value), node);
        const isAccepted = found.length === 0;
        expect([value, isAccepted]).toEqual([value, accepts(value)]);
        for (const part of isAccepted
          ? [value, ...partsOf(value).slice(0, 5)]
          : []) {
          const missed = messages(JSON.stringify(part), node, {isPart: true});
          expect([part, ...missed]).toEqual([part]);
        }
      }
    }),
    {numRuns: 600},
  );
});

test('more than one form is wrong even in a part', () => {
  const one = {required: ['a']};
  const forms: SchemaNode = {
    ...{type: 'object', properties: {a: {}, b: {}, c: {}}},
    oneOf: [one, {required: ['b']}],
  };
  const isPart = {isPart: true};
  expect(messages('{a: 1, c: 1}', forms, isPart)).toEqual([]);
  expect(messages('{a: 1, b: 1}', forms, isPart)).toHaveLength(1);
  const unwanted: SchemaNode = {type: 'object', properties: {a: {}}, not: one};
  expect(messages('{}', unwanted, isPart)).toEqual([]);
  expect(messages('{a: 1}', unwanted, isPart)).toHaveLength(1);
});

const any: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};
const nullable: SchemaNode = {type: 'string', nullable: true};

/** A valid value, an invalid value, and the message for it. */
test.each<[string, SchemaNode, string, string, string]>([
  [
    'a list by keys',
    {
      ...{type: 'array', items: any, 'x-kubernetes-list-type': 'map'},
      'x-kubernetes-list-map-keys': ['a', 'b'],
    },
    '[{a: x}, {a: x, b: z}]',
    '[{a: x, b: z, c: 1}, {a: x, b: z}]',
    '[1]: two items have the same a and b',
  ],
  [
    'null, if that is allowed',
    {type: 'object', properties: {a: nullable}, required: ['a']},
    'a:',
    '{}',
    'a: the required field is missing',
  ],
  [
    'an object in an object',
    {...any, type: 'object', 'x-kubernetes-embedded-resource': true},
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
