import {expect, test} from 'vitest';

import type {ContentError} from '../../../content-errors/contentError';
import type {SchemaNode} from '../model/model';
import {
  NEXT,
  referenceSite,
  siteIn,
  structure,
  VERSIONS,
  words,
} from '../testing/temporarySite';
import {descriptionsFile} from './descriptions';
import {readReference, type VersionReference} from './readReference';

type Files = Readonly<Record<string, string | object>>;

const folder = `${NEXT}/reference/api`;
const text: SchemaNode = {type: 'string'};
const object = (properties: Record<string, SchemaNode>): SchemaNode => ({
  ...{type: 'object', properties},
});

async function read(files: Files): Promise<VersionReference> {
  return readReference(siteIn(await referenceSite(files)), VERSIONS[0]);
}

/** A kind with an owner and a list, and these descriptions and shapes. */
function readDescribed(
  descriptions: object,
  shapes: object,
): Promise<VersionReference> {
  const items = object({key: text, from: object({secret: text})});
  const fields = {owner: object({name: text}), env: {type: 'array', items}};
  return read({
    ...structure(NEXT, 'Widget', fields as Record<string, SchemaNode>),
    [`${folder}/_descriptions/widget.yaml`]: descriptions,
    [`${folder}/_descriptions/_shapes.yaml`]: shapes,
  });
}

/** Without the fields that have no description, which many tests leave out. */
function messagesOf(errors: readonly ContentError[]): string[] {
  return errors
    .filter(({what}) => what !== 'this field has no description')
    .map(({message}) => message);
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
  const {kinds, errors} = await readDescribed(descriptions, shapes);
  expect(messagesOf(errors)).toEqual([]);
  const found = Object.fromEntries(kinds.get('Widget')?.descriptions ?? []);
  expect(found).toEqual(expected);
});

test.each([
  [
    'a shape at an unknown field',
    {'spec.ownr': 'owner'},
    {owner: {}},
    /widget\.yaml:2:3 shapes\[spec\.ownr\]: .*Did you mean `spec\.owner`\?/u,
  ],
  [
    'an unknown shape',
    {'spec.owner': 'ownr'},
    {owner: {}},
    /widget\.yaml:2:3 shapes\[spec\.owner\]: .*Did you mean `owner`\?/u,
  ],
  [
    'a shape that contains itself',
    {'spec.env': 'env'},
    {env: {shapes: {'[].from': 'source'}}, source: {shapes: {'': 'env'}}},
    /_shapes\.yaml:6:5 source\.shapes\[\]: shape `env` contains itself/u,
  ],
  [
    'a shape with the name of a method',
    {'spec.owner': 'constructor'},
    {},
    /widget\.yaml:2:3 .*: shape `constructor` does not exist/u,
  ],
])('%s is reported with its keys', async (_, shapes, files, message) => {
  const {errors} = await readDescribed({shapes}, files);
  expect(messagesOf(errors)).toEqual([expect.stringMatching(message)]);
});

test('a constant in a description is rejected, as it would not be filled in', () => {
  const file = {fields: {spec: 'At %{version}.'}};
  expect(descriptionsFile.safeParse(file).success).toBe(false);
});

/** A kind with two fields, its page and its descriptions. */
const whole = {
  ...structure(NEXT, 'Widget', {size: text}),
  [`${folder}/platform/widget.md`]: '',
  ...words(NEXT, 'Widget', {spec: 'Spec.', 'spec.size': 'Size.'}),
};
const row = {by: 'name', namespace: 'same'};

test.each<[string, Files, RegExp[]]>([
  [
    'a page without a descriptions file',
    {
      ...structure(NEXT, 'BigWidget', {size: text}),
      [`${folder}/platform/big-widget.md`]: '',
    },
    [/_descriptions\/bigwidget\.yaml: BigWidget has a page, but its fields/u],
  ],
  [
    'a descriptions file that cannot be read, once,',
    {[`${folder}/_descriptions/widget.yaml`]: 'fields: [1\n'},
    [/widget\.yaml:2:1: the YAML cannot be read/u],
  ],
  [
    'an empty descriptions file',
    {[`${folder}/_descriptions/widget.yaml`]: ''},
    [/widget\.yaml: Widget has a page, .* Write them in this file\.$/u],
  ],
  [
    'a new field without a description',
    structure(NEXT, 'Widget', {size: text, color: text}),
    [/widget\.yaml:1:1 spec\.color: this field has no description/u],
  ],
  [
    'a description without its field',
    words(NEXT, 'Widget', {
      ...{spec: 'Spec.', 'spec.size': 'Size.', 'spec.color': 'Color.'},
    }),
    [
      /widget\.yaml:4:3 fields\[spec\.color\]: the kind has no field `spec\.color/u,
    ],
  ],
  [
    'a broken reference',
    {
      [`${folder}/_references.yaml`]: [
        {from: 'Widget', path: 'spec.size', to: 'ConfigMap', ...row},
        {from: 'Widgt', path: 'spec.size', to: 'ConfigMap', ...row},
        {from: 'Widget', path: 'spec.siz', to: 'Widget', ...row},
        {from: 'Widget', path: null, to: 'Widget', relation: 'owns', ...row},
      ],
    },
    [
      /:6:3 \[1\]\.from: this version has no kind Widgt\. Did you mean Widget/u,
      /:12:3 \[2\]\.path: Widget has no field `spec\.siz`\. .*spec\.size\?/u,
    ],
  ],
  [
    'what describes an unknown kind, or is unreadable,',
    {
      ...words(NEXT, 'Gone', {spec: 'Spec.'}),
      [`${folder}/_descriptions/_shapes.yaml`]: 'a: [1\n',
    },
    [
      /_shapes\.yaml:2:1: the YAML cannot be read/u,
      /gone\.yaml: this version has no kind with this name/u,
    ],
  ],
  [
    'a mistake in a structure that was edited by hand',
    {
      [`${folder}/_crds/widget.yaml`]:
        'kind: Widget\ngroup: example.dev\nversion: v1\nref: a\nplural: b\nscope: Galaxy\nschema:\n  type: object\n  propertys: {}\n',
    },
    [
      /widget\.yaml:6:1 scope: .*"Namespaced"\|"Cluster"/u,
      /widget\.yaml:9:3 schema\.propertys: key/u,
    ],
  ],
  [
    'a mistake in _platform.yaml, once,',
    {[`${folder}/_platform.yaml`]: 'group: a\n'},
    [/_platform\.yaml:1:1 groupWord: the required key is missing/u],
  ],
])('%s is reported', async (_name, files, expected) => {
  const {errors} = await read({...whole, ...files});
  expect(errors.map(({message}) => message)).toEqual(
    expected.map((words): unknown => expect.stringMatching(words)),
  );
});
