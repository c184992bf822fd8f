import {expect, test} from 'vitest';

import type {KeyLink} from '../../../markdown/highlightedLines';
import {readReference} from '../files/readReference';
import type {SchemaNode} from '../model/model';
import {
  NEXT,
  referenceSite,
  siteIn,
  structure,
  VERSIONS,
} from '../testing/temporarySite';
import {linkKeys} from './keyLinks';

type Excerpt = Parameters<typeof linkKeys>[1];

const PAGE = 'reference/api/platform/widget.md';
const HEAD = 'apiVersion: example.dev/v1\nkind: Widget\n';

const text: SchemaNode = {type: 'string'};
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
  excerpt: Excerpt = {},
  file = 'docs/a.md',
): Promise<KeyLink[]> {
  const site = await referenceSite({
    ...structure(NEXT, 'Widget', {
      size: text,
      owner: {...object('name'), required: ['name']},
      env: {type: 'array', items: object('key')},
      parts: {type: 'object', additionalProperties: object('image')},
      open: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
      conditions: {type: 'array', items: condition},
    }),
    [`${NEXT}/${PAGE}`]: '',
  });
  const reference = readReference(siteIn(site), VERSIONS[0]);
  return linkKeys(yaml, excerpt, reference, {baseUrl: '/base/', file});
}

/** `line anchor` of each link. */
async function anchors(yaml: string, excerpt?: Excerpt): Promise<string[]> {
  const links = await link(yaml, excerpt);
  return links.map(({line, href}) => `${line} ${href.split('#')[1] ?? ''}`);
}

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
  expect(await anchors(yaml)).toEqual([
    ...['1 apiversion', '2 kind', '3 objectmeta', '4 objectmeta'],
    ...['5 objectmeta', '7 spec', '8 spec-owner', '9 spec-owner-name'],
    ...['10 spec-env', '11 spec-env-key', '12 spec-env-key', '13 spec-parts'],
    ...['15 spec-parts-key-image', '16 spec-open', '18 spec-conditions'],
    '19 spec-conditions',
  ]);
});

test.each<[yaml: string, Excerpt, string[]]>([
  ['spec:\n  size: m\n', {excerpt: 'Widget'}, ['1 spec', '2 spec-size']],
  ['key: a\n', {excerpt: 'Widget', at: 'spec.env[0]'}, ['1 spec-env-key']],
  [
    'image: a\n',
    {excerpt: 'Widget', at: 'spec.parts.main'},
    ['1 spec-parts-key-image'],
  ],
  ['name: a\n', {excerpt: 'Widget', at: 'spec.gone'}, []],
  ['spec:\n  size: m\n', {excerpt: 'Deployment'}, []],
  ['apiVersion: v1\nkind: Pod\n', {}, []],
  ['apiVersion: other/v1\nkind: Widget\n', {}, []],
])('keys of %j as the excerpt %j', async (yaml, excerpt, found) => {
  expect(await anchors(yaml, excerpt)).toEqual(found);
});

test('each manifest has one stop; an alias adds no second link', async () => {
  const links = await link(`${HEAD}---\n${HEAD}`);
  const stops = links.filter(({isStop}) => isStop);
  expect(stops.map(({line}) => line)).toEqual([1, 4]);
  const yaml = `${HEAD}spec:\n  env:\n    - &a {key: b}\n    - *a\n`;
  const keys = await anchors(yaml);
  expect(keys.filter((key) => key.startsWith('5'))).toHaveLength(1);
});

test('on the page of the kind, a link is the anchor alone', async () => {
  const [here] = await link(HEAD, {}, `${NEXT}/${PAGE}`);
  expect(here?.href).toBe('#apiversion');
  const [there] = await link(HEAD);
  const page = '/base/docs/next/reference/api/platform/widget/';
  expect(there?.href).toBe(`${page}#apiversion`);
});
