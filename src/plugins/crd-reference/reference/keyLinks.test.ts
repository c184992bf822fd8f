import {expect, test} from 'vitest';

import {
  NEXT,
  referenceSite,
  structure,
  words,
  siteIn,
  VERSIONS,
} from '../testing/temporarySite';
import type {SchemaNode} from '../model/model';

import {linkKeys, type KeyLink} from './keyLinks';
import {readReference} from '../files/readReference';

type Excerpt = Parameters<typeof linkKeys>[1];

const text: SchemaNode = {type: 'string'};
const PAGE = 'reference/api/platform/widget.md';

const object = (...names: readonly string[]): SchemaNode => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

const condition = object(
  ...['lastTransitionTime', 'message', 'observedGeneration'],
  ...['reason', 'status', 'type'],
);

async function link(
  yaml: string,
  {excerpt = {}, file = 'docs/a.md'}: {excerpt?: Excerpt; file?: string} = {},
): Promise<KeyLink[]> {
  const site = await referenceSite({
    ...structure(NEXT, 'Widget', {
      size: {...text, default: 'm'},
      owner: {...object('name'), required: ['name']},
      env: {type: 'array', items: object('key')},
      parts: {type: 'object', additionalProperties: object('image')},
      open: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
      conditions: {type: 'array', items: condition},
    }),
    ...words(NEXT, 'Widget', {
      'spec.owner.name': 'Who `pays`, e.g. a team. See [it](../b.md).',
    }),
    [`${NEXT}/${PAGE}`]: '',
  });
  const reference = readReference(siteIn(site), VERSIONS[0]);
  return linkKeys(yaml, excerpt, reference, {baseUrl: '/base/', file});
}

/** Key → anchor, in the order of the text. */
async function anchors(
  yaml: string,
  excerpt: Excerpt = {},
): Promise<Record<string, string>> {
  const links = await link(yaml, {excerpt});
  const lines = yaml.split('\n');
  return Object.fromEntries(
    links.map(({at: {line, column}, href}) => {
      const key = lines[line - 1]?.slice(column - 1).split(':')[0] ?? '';
      return [`${line} ${key}`, href.slice(href.indexOf('#') + 1)];
    }),
  );
}

const HEAD = 'apiVersion: example.dev/v1\nkind: Widget\n';

test('each key leads to its field, and free names lead nowhere', async () => {
  const yaml = `${HEAD}metadata:
  name: a
  labels:
    free: a
spec:
  owner:
    name: a
  env:
    - key: a
    - {key: b}
  parts:
    main:
      image: a
  open:
    free: a
  conditions:
    - type: Ready
`;
  expect(await anchors(yaml)).toEqual({
    '1 apiVersion': 'apiversion',
    '2 kind': 'kind',
    '3 metadata': 'objectmeta',
    '4 name': 'objectmeta',
    '5 labels': 'objectmeta',
    '7 spec': 'spec',
    '8 owner': 'spec-owner',
    '9 name': 'spec-owner-name',
    '10 env': 'spec-env',
    '11 key': 'spec-env-key',
    '12 key': 'spec-env-key',
    '13 parts': 'spec-parts',
    '15 image': 'spec-parts-key-image',
    '16 open': 'spec-open',
    '18 conditions': 'spec-conditions',
    '19 type': 'spec-conditions',
  });
});

test.each<[string, Excerpt, Record<string, string>]>([
  [
    'spec:\n  size: m\n',
    {kind: 'Widget'},
    {'1 spec': 'spec', '2 size': 'spec-size'},
  ],
  ['key: a\n', {kind: 'Widget', at: 'spec.env[0]'}, {'1 key': 'spec-env-key'}],
  [
    'image: a\n',
    {kind: 'Widget', at: 'spec.parts.main'},
    {'1 image': 'spec-parts-key-image'},
  ],
  ['name: a\n', {kind: 'Widget', at: 'spec.gone'}, {}],
  ['spec:\n  size: m\n', {kind: 'Deployment'}, {}],
])('keys of the excerpt %j in %j', async (yaml, excerpt, found) => {
  expect(await anchors(yaml, excerpt)).toEqual(found);
});

test.each([
  'apiVersion: v1\nkind: Pod\n',
  'apiVersion: other/v1\nkind: Widget\n',
])('a manifest of another group has no links: %j', async (yaml) => {
  expect(await anchors(yaml)).toEqual({});
});

test('titles have type, presence and the first sentence', async () => {
  const links = await link(`${HEAD}spec:\n  size: m\n  owner:\n    name: a\n`);
  expect(links.flatMap(({title}) => title ?? [])).toEqual([
    'object',
    'string, default m',
    'object',
    'string, required. Who pays, e.g. a team.',
  ]);
});

test('each manifest has one stop; an alias adds no second link', async () => {
  const yaml = `${HEAD}spec:\n  owner: &a {name: b}\n---\n${HEAD}`;
  const links = await link(yaml);
  expect(links.filter(({isStop}) => isStop).map(({at}) => at.line)).toEqual([
    1, 6,
  ]);
  const again = await link(
    `${HEAD}spec:\n  env:\n    - &a {key: b}\n    - *a\n`,
  );
  expect(again.filter(({at}) => at.line === 5)).toHaveLength(1);
});

test('on the page of the kind, a link is the anchor alone', async () => {
  const here = await link(HEAD, {file: `${NEXT}/${PAGE}`});
  expect(here[0]?.href).toBe('#apiversion');
  const there = await link(HEAD);
  expect(there[0]?.href).toBe(
    '/base/docs/next/reference/api/platform/widget/#apiversion',
  );
});
