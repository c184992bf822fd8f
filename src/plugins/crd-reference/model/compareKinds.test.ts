import {expect, test} from 'vitest';

import {compareKinds, type Difference} from './compareKinds';
import {countBelow} from './fields';
import type {KindStructure, SchemaNode} from './model';

const text: SchemaNode = {type: 'string'};
const list = (properties: Record<string, SchemaNode>): SchemaNode => ({
  ...{type: 'array', items: {type: 'object', properties}},
});
const files = list({key: text, words: {type: 'array', items: text}});

function kindOf(
  properties: Record<string, SchemaNode>,
  required: string[] = [],
  facts: Partial<KindStructure> = {},
): KindStructure {
  const spec: SchemaNode = {type: 'object', required, properties};
  return {
    kind: 'Widget',
    group: 'example.dev',
    version: 'v1',
    ref: 'any',
    plural: 'widgets',
    scope: 'Namespaced',
    schema: {type: 'object', properties: {spec}},
    ...facts,
  };
}

const inWords = ({name, before = '-', after = '-'}: Difference): string =>
  `${name} ${before} → ${after}`;

test.each<[before: KindStructure, after: KindStructure, lines: string[]]>([
  [kindOf({a: text}), kindOf({a: text}, [], {ref: 'x'}), []],
  [kindOf({}), kindOf({files}), ['added spec.files 2']],
  [kindOf({files}), kindOf({}), ['removed spec.files 2']],
  [
    kindOf({env: list({a: text})}),
    kindOf({env: list({a: text, b: text})}),
    ['added spec.env[].b 0'],
  ],
  [
    kindOf({}),
    kindOf({}, [], {version: 'v2', scope: 'Cluster', shortNames: ['wd']}),
    [
      'API version example.dev/v1 → example.dev/v2',
      'scope Namespaced → Cluster',
      'short name - → wd',
    ],
  ],
  [
    kindOf({a: text, b: text}, ['b']),
    kindOf({a: text, b: {...text, default: 'x'}}, ['a']),
    [
      'changed spec.a required - → required',
      'changed spec.b required required → -, default - → x',
    ],
  ],
  [
    kindOf({a: text, b: {...text, enum: ['a']}, c: text}),
    kindOf({
      a: {type: 'integer'},
      b: {...text, enum: ['a', 'b']},
      c: {...text, 'x-kubernetes-validations': [{rule: 'self == oldSelf'}]},
    }),
    [
      'changed spec.a type string → integer',
      'changed spec.b limit must be a → one of a b',
      'changed spec.c rule - → self == oldSelf',
    ],
  ],
])('what changed is listed once (%#)', (before, after, lines) => {
  const found = [...compareKinds(before, after)].map(
    ({change, field, differences}) => {
      const words = differences.map(inWords).join(', ');
      if (!field) return words;
      return `${change} ${field.path} ${words || countBelow(field)}`;
    },
  );
  expect(found).toEqual(lines);
});
