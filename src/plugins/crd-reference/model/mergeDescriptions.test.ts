import {expect, test} from 'vitest';

import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type ReportDescription,
} from './mergeDescriptions';

const paths = new Set([
  ...['spec', 'spec.owner', 'spec.owner.name', 'spec.env', 'spec.env[].key'],
  ...['spec.env[].from', 'spec.env[].from.secret'],
]);

function merge(descriptions: object, shapes: object) {
  const faults: Parameters<ReportDescription>[] = [];
  const {words, usedShapeDescriptions} = mergeDescriptions(
    paths,
    descriptionsFile.parse({kind: 'Widget', ...descriptions}),
    shapesFile.parse(shapes),
    (...fault) => faults.push(fault),
  );
  return {words, used: [...usedShapeDescriptions], faults};
}

test.each([
  [
    'come from a shape, for a field and the fields below it',
    {shapes: {'spec.owner': 'owner', 'spec.env': 'env'}},
    {
      owner: {fields: {'': 'Owner.', name: 'Name.'}},
      env: {fields: {'': 'Env.', '[].key': 'Key.'}},
    },
    {
      'spec.owner': 'Owner.',
      'spec.owner.name': 'Name.',
      'spec.env': 'Env.',
      'spec.env[].key': 'Key.',
    },
  ],
  [
    'come from shapes in shapes, also at items without a row',
    {shapes: {'spec.env[]': 'variable'}},
    {
      variable: {fields: {key: 'Key.'}, shapes: {from: 'source'}},
      source: {fields: {'': 'From.', secret: 'Secret.'}},
    },
    {
      'spec.env[].key': 'Key.',
      'spec.env[].from': 'From.',
      'spec.env[].from.secret': 'Secret.',
    },
  ],
  [
    'override those of a shape',
    {shapes: {'spec.owner': 'owner'}, fields: {'spec.owner.name': 'Own.'}},
    {owner: {fields: {name: 'Shared.'}}},
    {'spec.owner.name': 'Own.'},
  ],
  [
    'of a shape are left out if the kind lacks the field',
    {shapes: {'spec.owner': 'owner'}},
    {owner: {fields: {name: 'Name.', email: 'Email.'}}},
    {'spec.owner.name': 'Name.'},
  ],
])('descriptions %s', (_, descriptions, shapes, expected) => {
  const {words, faults} = merge(descriptions, shapes);
  expect(faults).toEqual([]);
  expect(Object.fromEntries(words)).toEqual(expected);
});

test('a description of a shape is unused if no kind has the field', () => {
  const shapes = {owner: {fields: {name: 'Name.', email: 'Email.'}}};
  const {used} = merge({shapes: {'spec.owner': 'owner'}}, shapes);
  expect(used).toEqual(['owner\nname']);
});

test.each([
  [
    'a shape at an unknown field',
    {'spec.ownr': 'owner'},
    {owner: {}},
    ['shapes', 'spec.ownr'],
    'Did you mean `spec.owner`?',
  ],
  [
    'an unknown shape',
    {'spec.owner': 'ownr'},
    {owner: {}},
    ['shapes', 'spec.owner'],
    'Did you mean `owner`?',
  ],
  [
    'a shape that contains itself',
    {'spec.env': 'env'},
    {env: {shapes: {'[].from': 'source'}}, source: {shapes: {'': 'env'}}},
    ['source', 'shapes', ''],
    'Use a shape that does not contain this one.',
  ],
])('%s is reported with its keys', (_, used, shapes, at, remedy) => {
  const {faults} = merge({shapes: used}, shapes);
  expect(faults.map((fault) => [fault[1], fault[3]])).toEqual([[at, remedy]]);
});

test('a constant in a description is rejected, as it would not be filled in', () => {
  const file = {kind: 'A', fields: {spec: 'At %{version}.'}};
  expect(descriptionsFile.safeParse(file).success).toBe(false);
});
