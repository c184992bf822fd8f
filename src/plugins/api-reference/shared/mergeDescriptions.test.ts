import {describe, expect, test} from 'vitest';

import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type MergedDescriptions,
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

function merge(descriptions: object, shapes: object = {}): MergedDescriptions {
  return mergeDescriptions(
    paths,
    descriptionsFile.parse({kind: 'Widget', ...descriptions}),
    shapesFile.parse(shapes),
  );
}

describe('words are laid over fields', () => {
  test('a shape stands at a field and at what is below it', () => {
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

  test('a shape may hold shapes, and stand at items that have no row', () => {
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

  test("the kind's own words win over those of a shape", () => {
    const {words} = merge(
      {shapes: {'spec.owner': 'owner'}, fields: {'spec.owner.name': 'Own.'}},
      {owner: {fields: {name: 'Shared.'}}},
    );
    expect(words.get('spec.owner.name')).toBe('Own.');
  });

  test('words of a shape that this kind has no field for are not used', () => {
    const {words, usedShapeWords, faults} = merge(
      {shapes: {'spec.owner': 'owner'}},
      {owner: {fields: {name: 'Name.', email: 'Email.'}}},
    );
    expect(faults).toEqual([]);
    expect([...words.keys()]).toEqual(['spec.owner.name']);
    expect([...usedShapeWords]).toEqual(['owner\nname']);
  });
});

describe('words that lead nowhere are told with their keys', () => {
  test.each([
    [
      'words of a field that is not there',
      {fields: {'spec.owner.nam': 'x'}},
      {},
      ['fields', 'spec.owner.nam'],
      'Did you mean `spec.owner.name`?',
    ],
    [
      'a shape at a field that is not there',
      {shapes: {'spec.ownr': 'owner'}},
      {owner: {}},
      ['shapes', 'spec.ownr'],
      'Did you mean `spec.owner`?',
    ],
    [
      'a shape that is not there',
      {shapes: {'spec.owner': 'ownr'}},
      {owner: {}},
      ['shapes', 'spec.owner'],
      'Did you mean `owner`?',
    ],
    [
      'a shape in itself',
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
    expect(faults[0]?.at).toEqual(at);
    if (remedy !== undefined) expect(faults[0]?.remedy).toBe(remedy);
  });
});

test('a constant in words is refused: nothing would fill it in', () => {
  expect(
    descriptionsFile.safeParse({kind: 'A', fields: {spec: 'At %{version}.'}})
      .success,
  ).toBe(false);
});
