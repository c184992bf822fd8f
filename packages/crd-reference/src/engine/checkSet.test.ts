import {expect, test} from 'vitest';

import type {SchemaNode} from '../model/model';
import {catalogOf} from '../testing/smallCatalog';

import {judge} from './judge';

const text: SchemaNode = {type: 'string'};
const spec = (properties: Record<string, SchemaNode>): SchemaNode => ({
  ...{type: 'object', properties},
});
const numbers: SchemaNode = {type: 'array', items: {type: 'integer'}};
const named: SchemaNode = {
  ...{type: 'object', additionalProperties: {type: 'integer'}},
};
const [source, from, by] = ['a.go:1', 'App', 'name'];
const allowed = ['Service', 'Task'];

const catalog = catalogOf(
  {
    App: spec({workload: text, type: text, class: text, ports: numbers}),
    Workload: spec({ports: named}),
    Binding: spec({}),
  },
  {
    references: [
      {
        ...{from, path: 'spec.workload', to: 'Workload', by},
        ...{namespace: 'same', retried: false},
      },
      {from, path: 'spec.class', to: 'AppClass', by, namespace: 'none'},
      {
        ...{from, path: null, to: 'Binding', by},
        ...{relation: 'owns', namespace: 'same'},
      },
    ],
    installed: [
      {kind: 'Namespace', name: 'default', source},
      {kind: 'Workload', name: 'shared', namespace: 'default', source},
    ],
    values: {
      App: {'spec.type': {allowed, otherwise: 'nothing runs', source}},
    },
    matches: [
      {
        ...{kind: 'App', path: 'spec.ports[]', through: ['spec.workload']},
        ...{among: 'spec.ports.<key>', source},
      },
    ],
  },
);

function manifest(kind: string, fields: string, metadata = 'name: a'): string {
  return `apiVersion: a.dev/v1\nkind: ${kind}\nmetadata: {${metadata}}\nspec: {${fields}}\n`;
}

function notesOf(...manifests: readonly string[]): string[] {
  const {notes, count} = judge(manifests.join('---\n'), catalog);
  expect(count).toBe(0);
  return notes.map(({at, what, remedy}) =>
    `${at.line} ${what}. ${remedy}`.trim(),
  );
}

test.each([
  ['an installed object', 'workload: shared', ''],
  ['a placeholder', 'workload: <your-workload>', ''],
  [
    'what nothing checks',
    'class: nope',
    '4 not in this text: AppClass `nope`, which `spec.class` names; it should exist in namespace `default`, but nothing checks that.',
  ],
  [
    'a value that no controller knows',
    'type: Servce',
    '4 `Servce` is not known to the platform: nothing runs. Did you mean `Service`?',
  ],
  [
    'a value that is like none',
    'type: x',
    '4 `x` is not known to the platform: nothing runs. Known: `Service`, `Task`.',
  ],
])('%s', (_name, fields, expected) => {
  expect(notesOf(manifest('App', fields)).join()).toBe(expected);
});

test('a missing object is reported once, with one of a near name', () => {
  const app = manifest('App', 'workload: chekout');
  expect(
    notesOf(
      manifest('Workload', '', 'name: checkout'),
      app,
      manifest('App', 'workload: chekout', 'name: b'),
    ),
  ).toEqual([
    '9 not in this text: Workload `chekout`, which `spec.workload` names; it has to exist in namespace `default`. Did you mean `checkout` in line 1?',
  ]);
});

test('an object of another namespace, which nothing makes, is none', () => {
  const app = manifest('App', 'workload: w');
  const workload = manifest('Workload', '', 'name: w, namespace: acme');
  expect(notesOf(workload, app)).toEqual([
    '3 not in this text: Namespace `acme`, which `metadata.namespace` names; it has to exist in the cluster.',
    '9 not in this text: Workload `w`, which `spec.workload` names; it has to exist in namespace `default`. The one in line 1 is in namespace `acme`.',
  ]);
});

test('a port must be one of those of the object that is named', () => {
  const app = (port: number): string =>
    manifest('App', `workload: w, ports: [${port}]`);
  const workload = manifest(
    'Workload',
    'ports: {http: 80, admin: 81}',
    'name: w',
  );
  expect(notesOf(workload, app(81))).toEqual([]);
  expect(notesOf(workload, app(8080))).toEqual([
    '9 `8080` is not among `spec.ports.<key>` of Workload `w`. Known: `80`, `81`.',
  ]);
});

test('what another object makes, or the text has twice, is overwritten', () => {
  expect(
    notesOf(manifest('App', ''), manifest('Binding', ''), manifest('App', '')),
  ).toEqual([
    '8 App `a` (line 1) creates Binding `a` and overwrites this one. Remove it, or give it another name.',
    '13 App `a` is already in line 1, and this one replaces it. Keep one of them.',
  ]);
});

test('who needs whom is told once, without what the cluster has', () => {
  const {links} = judge(
    [
      manifest('App', 'workload: w, class: none'),
      manifest('Workload', '', 'name: w'),
      manifest('App', 'workload: shared', 'name: b'),
    ].join('---\n'),
    catalog,
  );
  expect(links).toEqual([
    {from: 'App `a`', to: 'Workload `w`', isMissing: false},
    {from: 'App `a`', to: 'AppClass `none`', isMissing: true},
  ]);
});

test('an order is given only if that of the text fails', () => {
  const app = manifest('App', 'workload: w');
  const workload = manifest('Workload', '', 'name: w');
  expect(judge(`${workload}---\n${app}`, catalog).order).toEqual([]);
  const {order, notes} = judge(`${app}---\n${workload}`, catalog);
  expect(order).toEqual(['Workload `w`', 'App `a`']);
  expect(notes.map(({what}) => what)).toEqual([
    'App `a` comes before Workload `w` (line 6), which has to exist first',
  ]);
});

test('an object that is gone from the text stays in the cluster', () => {
  const edits = (before: string, after: string) =>
    judge(after, catalog, undefined, before).edits?.map(
      ({sort, at, what}) => `${at.line} ${sort}: ${what}`,
    );
  const [first, other] = [manifest('App', ''), manifest('App', '', 'name: b')];
  expect(edits(first, first)).toEqual([]);
  expect(edits('a: [', first)).toBeUndefined();
  expect(edits(`${first}---\n${other}`, first)).toEqual([
    '1 kept: App `b` is gone from the text',
  ]);
});

test.each([
  ['apiVersion: v1, kind: Any', 0],
  ['kind: Any', 1],
])('an object inside another with {%s} has %i mistakes', (inside, count) => {
  const holder = catalogOf({
    Holder: spec({
      inside: {
        type: 'object',
        'x-kubernetes-embedded-resource': true,
        'x-kubernetes-preserve-unknown-fields': true,
      },
    }),
  });
  const text = manifest('Holder', `inside: {${inside}}`);
  expect(judge(text, holder).count).toBe(count);
});
