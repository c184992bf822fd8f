import {describe, expect, test} from 'vitest';

import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type MergedDescriptions,
  type ReportDescription,
} from './mergeDescriptions';

const paths = new Set([
  'spec',
  'spec.owner',
  'spec.owner.name',
  'spec.env',
  'spec.env[].key',
  'spec.env[].from',
  'spec.env[].from.secret',
]);

function merge(
  descriptions: object,
  shapes: object = {},
): MergedDescriptions & {faults: Parameters<ReportDescription>[]} {
  const faults: Parameters<ReportDescription>[] = [];
  const merged = mergeDescriptions(
    paths,
    descriptionsFile.parse({kind: 'Widget', ...descriptions}),
    shapesFile.parse(shapes),
    (...fault) => faults.push(fault),
  );
  return {...merged, faults};
}

describe('descriptions of fields', () => {
  test('come from a shape, for a field and the fields below it', () => {
    const {words, faults} = merge(
      {shapes: {'spec.owner': 'owner', 'spec.env': 'env'}},
      {
        owner: {fields: {'': 'Owner.', name: 'Name.'}},
        env: {fields: {'': 'Env.', '[].key': 'Key.'}},
      },
    );
    expect(faults).toEqual([]);
    expect(Object.fromEntries(words)).toEqual({
      'spec.owner': 'Owner.',
      'spec.owner.name': 'Name.',
      'spec.env': 'Env.',
      'spec.env[].key': 'Key.',
    });
  });

  test('come from shapes in shapes, also at items without a row', () => {
    const {words, faults} = merge(
      {shapes: {'spec.env[]': 'variable'}},
      {
        variable: {fields: {key: 'Key.'}, shapes: {from: 'source'}},
        source: {fields: {'': 'From.', secret: 'Secret.'}},
      },
    );
    expect(faults).toEqual([]);
    expect([...words.keys()].sort()).toEqual([
      'spec.env[].from',
      'spec.env[].from.secret',
      'spec.env[].key',
    ]);
  });

  test('override those of a shape', () => {
    const {words} = merge(
      {shapes: {'spec.owner': 'owner'}, fields: {'spec.owner.name': 'Own.'}},
      {owner: {fields: {name: 'Shared.'}}},
    );
    expect(words.get('spec.owner.name')).toBe('Own.');
  });

  test('of a shape are unused if the kind lacks the field', () => {
    const {words, usedShapeDescriptions, faults} = merge(
      {shapes: {'spec.owner': 'owner'}},
      {owner: {fields: {name: 'Name.', email: 'Email.'}}},
    );
    expect(faults).toEqual([]);
    expect([...words.keys()]).toEqual(['spec.owner.name']);
    expect([...usedShapeDescriptions]).toEqual(['owner\nname']);
  });
});

describe('invalid descriptions are reported with their keys', () => {
  test.each([
    [
      'a shape at an unknown field',
      {shapes: {'spec.ownr': 'owner'}},
      {owner: {}},
      ['shapes', 'spec.ownr'],
      'Did you mean `spec.owner`?',
    ],
    [
      'an unknown shape',
      {shapes: {'spec.owner': 'ownr'}},
      {owner: {}},
      ['shapes', 'spec.owner'],
      'Did you mean `owner`?',
    ],
    [
      'a shape that contains itself',
      {shapes: {'spec.env': 'env'}},
      {
        env: {shapes: {'[].from': 'source'}},
        source: {shapes: {'': 'env'}},
      },
      ['source', 'shapes', ''],
      undefined,
    ],
  ])('%s', (_, descriptions, shapes, at, remedy) => {
    const {faults} = merge(descriptions, shapes);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.[1]).toEqual(at);
    if (remedy !== undefined) expect(faults[0]?.[3]).toBe(remedy);
  });
});

test('a constant in a description is rejected, as it would not be filled in', () => {
  expect(
    descriptionsFile.safeParse({kind: 'A', fields: {spec: 'At %{version}.'}})
      .success,
  ).toBe(false);
});
