import {describe, expect, test} from 'vitest';

import {compareKinds, type KindChange} from './compareKinds';
import type {KindStructure, SchemaNode} from './model';

function kindOf(
  properties: Record<string, SchemaNode>,
  required: string[] = [],
  facts: Partial<KindStructure> = {},
): KindStructure {
  return {
    kind: 'Widget',
    group: 'example.dev',
    version: 'v1',
    ref: 'any',
    plural: 'widgets',
    singular: 'widget',
    scope: 'Namespaced',
    schema: {
      type: 'object',
      properties: {spec: {type: 'object', required, properties}},
    },
    ...facts,
  };
}

/** The change as lines: `added spec.x (2)`, `changed spec.x default a → b`. */
function lines(change: KindChange): string[] {
  if (change.change !== 'changed') return [change.change];
  return [
    ...change.facts.map(
      ({fact, before, after}) => `${fact} ${before} → ${after}`,
    ),
    ...change.fields.map((field) =>
      field.change === 'changed'
        ? `changed ${field.field.path} ${field.aspects
            .map(
              ({aspect, before = '-', after = '-'}) =>
                `${aspect} ${before} → ${after}`,
            )
            .join(', ')}`
        : `${field.change} ${field.field.path} (${field.below})`,
    ),
  ];
}

const text: SchemaNode = {type: 'string'};

describe('two versions of a kind are compared', () => {
  test('an unchanged structure of another release is the same', () => {
    expect(
      lines(compareKinds(kindOf({a: text}), kindOf({a: text}, [], {ref: 'x'}))),
    ).toEqual(['same']);
  });

  test('a kind can be added, removed, or be in neither version', () => {
    expect(lines(compareKinds(undefined, kindOf({})))).toEqual(['added']);
    expect(lines(compareKinds(kindOf({}), undefined))).toEqual(['removed']);
    expect(lines(compareKinds(undefined, undefined))).toEqual(['same']);
  });

  test('a field that was added with nested fields is listed once', () => {
    const files: SchemaNode = {
      type: 'array',
      items: {
        type: 'object',
        properties: {key: text, words: {type: 'array', items: text}},
      },
    };
    expect(lines(compareKinds(kindOf({}), kindOf({files})))).toEqual([
      'added spec.files (2)',
    ]);
    expect(lines(compareKinds(kindOf({files}), kindOf({})))).toEqual([
      'removed spec.files (2)',
    ]);
  });

  test('a field that was added to the items of an existing list is listed', () => {
    const list = (properties: Record<string, SchemaNode>): SchemaNode => ({
      type: 'array',
      items: {type: 'object', properties},
    });
    expect(
      lines(
        compareKinds(
          kindOf({env: list({a: text})}),
          kindOf({env: list({a: text, b: text})}),
        ),
      ),
    ).toEqual(['added spec.env[].b (0)']);
  });

  test.each<[string, SchemaNode, SchemaNode]>([
    ['type string → integer', text, {type: 'integer'}],
    ['default - → a', text, {...text, default: 'a'}],
    ['default a → -', {...text, default: 'a'}, text],
    [
      'limits must be a → one of a b',
      {...text, enum: ['a']},
      {...text, enum: ['a', 'b']},
    ],
    [
      'limits 1 to 5 → 1 to 9',
      {minimum: 1, maximum: 5},
      {minimum: 1, maximum: 9},
    ],
    ['limits - → must match ^a', text, {...text, pattern: '^a'}],
    [
      'rules - → self == oldSelf',
      text,
      {...text, 'x-kubernetes-validations': [{rule: 'self == oldSelf'}]},
    ],
    ['limits - → nullable', text, {...text, nullable: true}],
  ])('%s', (words, before, after) => {
    expect(
      lines(compareKinds(kindOf({a: before}), kindOf({a: after}))),
    ).toEqual([`changed spec.a ${words}`]);
  });

  test('a field becomes required or optional', () => {
    const optional = kindOf({a: text});
    const required = kindOf({a: text}, ['a']);
    expect(lines(compareKinds(optional, required))).toEqual([
      'changed spec.a required - → required',
    ]);
    expect(lines(compareKinds(required, optional))).toEqual([
      'changed spec.a required required → -',
    ]);
  });

  test('version, scope and short names of the kind are compared', () => {
    expect(
      lines(
        compareKinds(
          kindOf({}),
          kindOf({}, [], {
            version: 'v2',
            scope: 'Cluster',
            shortNames: ['wd'],
          }),
        ),
      ),
    ).toEqual([
      'API version example.dev/v1 → example.dev/v2',
      'scope Namespaced → Cluster',
      'short names none → wd',
    ]);
  });
});
