import {expect, test} from 'vitest';

import {
  NEXT,
  referenceSite,
  siteIn,
  structure,
  VERSIONS,
} from '../testing/temporarySite';
import type {SchemaNode} from '../model/model';

import {descriptionsFile} from './descriptions';
import {readReference} from './readReference';

const text: SchemaNode = {type: 'string'};
const object = (properties: Record<string, SchemaNode>): SchemaNode => ({
  ...{type: 'object', properties},
});

/** A kind with an owner and a list, and these descriptions and shapes. */
async function read(descriptions: object, shapes: object) {
  const folder = `${NEXT}/reference/api/_descriptions`;
  const from = object({secret: text});
  const site = await referenceSite({
    ...structure(NEXT, 'Widget', {
      owner: object({name: text}),
      env: {type: 'array', items: object({key: text, from})},
    }),
    [`${folder}/widget.yaml`]: {kind: 'Widget', ...descriptions},
    [`${folder}/_shapes.yaml`]: shapes,
  });
  const reference = readReference(siteIn(site), VERSIONS[0]);
  return {
    errors: reference.errors.map(({message}) => message),
    words: Object.fromEntries(reference.kinds.get('Widget')?.words ?? []),
  };
}

test.each([
  [
    'come from a shape, for a field and the fields below it',
    {shapes: {'spec.owner': 'owner', 'spec.env': 'env'}},
    {
      owner: {fields: {'': 'Owner.', name: 'Name.', email: 'No field.'}},
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
])('descriptions %s', async (_, descriptions, shapes, expected) => {
  const {words, errors} = await read(descriptions, shapes);
  expect(errors).toEqual([]);
  expect(words).toEqual(expected);
});

test.each([
  [
    'a shape at an unknown field',
    {'spec.ownr': 'owner'},
    {owner: {}},
    /widget\.yaml:3:3 shapes\.spec\.ownr: .*Did you mean `spec\.owner`\?/u,
  ],
  [
    'an unknown shape',
    {'spec.owner': 'ownr'},
    {owner: {}},
    /widget\.yaml:3:3 shapes\.spec\.owner: .*Did you mean `owner`\?/u,
  ],
  [
    'a shape that contains itself',
    {'spec.env': 'env'},
    {env: {shapes: {'[].from': 'source'}}, source: {shapes: {'': 'env'}}},
    /_shapes\.yaml:6:5 source\.shapes\.: shape `env` contains itself/u,
  ],
])('%s is reported with its keys', async (_, shapes, files, message) => {
  const {errors} = await read({shapes}, files);
  expect(errors).toEqual([expect.stringMatching(message)]);
});

test('a constant in a description is rejected, as it would not be filled in', () => {
  const file = {kind: 'A', fields: {spec: 'At %{version}.'}};
  expect(descriptionsFile.safeParse(file).success).toBe(false);
});
