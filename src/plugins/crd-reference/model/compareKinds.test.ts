import {expect, test} from 'vitest';

import {compareKinds} from './compareKinds';
import type {KindStructure, SchemaNode} from './model';

const text: SchemaNode = {type: 'string'};

function kindOf(
  properties: Record<string, SchemaNode>,
  required: string[] = [],
  facts: Partial<KindStructure> = {},
): KindStructure {
  const spec: SchemaNode = {type: 'object', required, properties};
  return {
    ...{kind: 'Widget', group: 'example.dev', version: 'v1', ref: 'any'},
    ...{plural: 'widgets', scope: 'Namespaced'},
    schema: {type: 'object', properties: {spec}},
    ...facts,
  };
}

/** The change as lines: `added spec.x (2)`, `changed spec.x default a → b`. */
function linesOf(...kinds: Parameters<typeof compareKinds>): string[] {
  const change = compareKinds(...kinds);
  if (change.change !== 'changed') return [change.change];
  return [
    ...change.facts.map(
      ({fact, before, after}) => `${fact} ${before} → ${after}`,
    ),
    ...change.fields.map((field) => {
      const begin = `${field.change} ${field.field.path}`;
      if (field.change !== 'changed') return `${begin} (${field.below})`;
      const aspects = field.aspects.map(
        ({aspect, before = '-', after = '-'}) =>
          `${aspect} ${before} → ${after}`,
      );
      return `${begin} ${aspects.join(', ')}`;
    }),
  ];
}

const list = (properties: Record<string, SchemaNode>): SchemaNode => ({
  ...{type: 'array', items: {type: 'object', properties}},
});
const files = list({key: text, words: {type: 'array', items: text}});

type Kind = KindStructure | undefined;

test.each<[string, before: Kind, after: Kind, lines: string[]]>([
  [
    'an unchanged structure of another release',
    kindOf({a: text}),
    kindOf({a: text}, [], {ref: 'x'}),
    ['same'],
  ],
  ['an added kind', undefined, kindOf({}), ['added']],
  ['a removed kind', kindOf({}), undefined, ['removed']],
  ['a kind of neither version', undefined, undefined, ['same']],
  ['added fields', kindOf({}), kindOf({files}), ['added spec.files (2)']],
  ['removed fields', kindOf({files}), kindOf({}), ['removed spec.files (2)']],
  [
    'a field that was added to the items of a list',
    kindOf({env: list({a: text})}),
    kindOf({env: list({a: text, b: text})}),
    ['added spec.env[].b (0)'],
  ],
  [
    'a newly required field',
    kindOf({a: text}),
    kindOf({a: text}, ['a']),
    ['changed spec.a required - → required'],
  ],
  [
    'a field that is no longer required',
    kindOf({a: text}, ['a']),
    kindOf({a: text}),
    ['changed spec.a required required → -'],
  ],
  [
    'version, scope and short names',
    kindOf({}),
    kindOf({}, [], {version: 'v2', scope: 'Cluster', shortNames: ['wd']}),
    [
      'API version example.dev/v1 → example.dev/v2',
      'scope Namespaced → Cluster',
      'short names none → wd',
    ],
  ],
])('%s: what changed is listed once', (_name, before, after, lines) => {
  expect(linesOf(before, after)).toEqual(lines);
});

test.each<[string, SchemaNode, SchemaNode]>([
  ['type string → integer', text, {type: 'integer'}],
  ['default - → a', text, {...text, default: 'a'}],
  [
    'limits must be a → one of a b',
    {...text, enum: ['a']},
    {...text, enum: ['a', 'b']},
  ],
  [
    'rules - → self == oldSelf',
    text,
    {...text, 'x-kubernetes-validations': [{rule: 'self == oldSelf'}]},
  ],
])('%s', (words, before, after) => {
  expect(linesOf(kindOf({a: before}), kindOf({a: after}))).toEqual([
    `changed spec.a ${words}`,
  ]);
});
