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

import {checkReference} from './checkReference';
import {readReference} from './readReference';

const text: SchemaNode = {type: 'string'};
const folder = `${NEXT}/reference/api`;
const shapes = `${folder}/_descriptions/_shapes.yaml`;
const references = `${folder}/_references.yaml`;

/** A kind with two fields, its page and its descriptions. */
const whole = {
  ...structure(NEXT, 'Widget', {size: text}),
  [`${folder}/platform/widget.md`]: '',
  ...words(NEXT, 'Widget', {spec: 'Spec.', 'spec.size': 'Size.'}),
};
const row = {by: 'name', namespace: 'same'};

test.each<[string, Readonly<Record<string, string | object>>, unknown[]]>([
  [
    'a page without a descriptions file',
    {
      ...structure(NEXT, 'BigWidget', {size: text}),
      [`${folder}/platform/big-widget.md`]: '',
    },
    [
      'docs/reference/api/_descriptions/bigwidget.yaml: BigWidget has a page, but its fields have no descriptions. Add this file.',
    ],
  ],
  [
    'a new field without a description',
    structure(NEXT, 'Widget', {size: text, color: text}),
    [
      'docs/reference/api/_descriptions/widget.yaml:2:1 spec.color: this field of Widget has no description. Add one to `fields` or to a shape: what the field means, and what happens without it.',
    ],
  ],
  [
    'a description without its field',
    words(NEXT, 'Widget', {
      ...{spec: 'Spec.', 'spec.size': 'Size.', 'spec.color': 'Color.'},
    }),
    [
      'docs/reference/api/_descriptions/widget.yaml:5:3 fields.spec.color: the kind has no field `spec.color`. Remove the description.',
    ],
  ],
  [
    'a broken reference',
    {
      [references]: [
        {from: 'Widget', path: 'spec.size', to: 'ConfigMap', ...row},
        {from: 'Widgt', path: 'spec.size', to: 'ConfigMap', ...row},
        {from: 'Widget', path: 'spec.siz', to: 'widget', ...row},
        {from: 'Widget', path: null, to: 'Widget', relation: 'owns', ...row},
      ],
    },
    [
      'docs/reference/api/_references.yaml:6:3 [1].from: this version has no kind Widgt. Did you mean Widget?',
      'docs/reference/api/_references.yaml:12:3 [2].path: Widget has no field `spec.siz`. Did you mean spec.size?',
      'docs/reference/api/_references.yaml:13:3 [2].to: kind widget is misspelt. Did you mean Widget?',
    ],
  ],
  [
    'a wrong value in the references',
    {
      [references]: [
        {from: 'Widget', path: null, to: 'A', by: 'name', namespace: 'here'},
      ],
    },
    [
      expect.stringMatching(
        /_references\.yaml:5:3 \[0\]\.namespace: .*"same"\|"default"/u,
      ),
    ],
  ],
  [
    'what describes an unknown or another kind, or is unreadable,',
    {
      ...structure(NEXT, 'Gadget', {}),
      [`${folder}/_descriptions/gadget.yaml`]: {
        ...{kind: 'Gizmo', fields: {spec: 'x'}},
      },
      ...words(NEXT, 'Gone', {spec: 'Spec.'}),
      [shapes]: 'a: [1\n',
    },
    [
      expect.stringMatching(/_shapes\.yaml:2:1: the YAML cannot be read/u),
      'docs/reference/api/_descriptions/gadget.yaml:1:1 kind: found kind Gizmo in the file for Gadget. Write `kind: Gadget`.',
      'docs/reference/api/_descriptions/gone.yaml: this version has no kind with this name. Rename the file after a kind, in lowercase, or remove it.',
    ],
  ],
  [
    'a mistake in a structure that was edited by hand',
    {
      [`${folder}/_crds/widget.yaml`]:
        'kind: Widget\ngroup: example.dev\nversion: v1\nref: a\nplural: b\nscope: Galaxy\nschema:\n  type: object\n  propertys: {}\n',
    },
    [
      expect.stringMatching(
        /widget\.yaml:6:1 scope: .*"Namespaced"\|"Cluster"/u,
      ),
      expect.stringMatching(/widget\.yaml:9:3 schema\.propertys: key/u),
    ],
  ],
])('%s is reported', async (_name, files, expected) => {
  const site = siteIn(await referenceSite({...whole, ...files}));
  const errors = checkReference(readReference(site, VERSIONS[0]));
  expect(errors.map(({message}) => message)).toEqual(expected);
});
