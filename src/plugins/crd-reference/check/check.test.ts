import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {filesBelow} from '../../../lib/node/filesBelow';
import type {Catalog} from '../model/catalog';
import {cachedReference} from '../files/cachedReference';
import type {SchemaNode} from '../model/model';
import {
  catalogOf,
  PLATFORM,
  VERSIONS,
  withPlace,
} from '../testing/temporarySite';
import {check} from './check';
import type {Claim} from './claims';

const FIXTURES = path.resolve('src/plugins/crd-reference/fixtures/samples');
const FILE: Claim = {isFile: true};
const INLINE: Claim = {};

function catalogFor(slug: string): Catalog {
  const [next, older] = VERSIONS;
  const version = slug === next.slug ? next : older;
  expect(cachedReference(PLATFORM, version).errors).toEqual([]);
  return catalogOf(version);
}

/** The files of a folder, which has one for each version. */
function fixtures(folder: string) {
  const root = path.join(FIXTURES, folder);
  return filesBelow(root).map((name) => ({
    name,
    slug: path.dirname(name),
    text: readFileSync(path.join(root, name), 'utf8'),
  }));
}

function found(text: string, claim: Claim, slug = 'v0.3.x'): string[] {
  return check(text, claim, catalogFor(slug)).mistakes.map(withPlace);
}

test.each(fixtures('invalid'))(
  'the one mistake of $name is reported with its position',
  ({slug, text}) => {
    // The first line of a fixture is the expected message.
    const expected = (text.split('\n')[0] ?? '').replace(/^# /u, '');
    const mistakes = found(text, FILE, slug);
    expect(mistakes).toEqual([expect.stringContaining(expected)]);
  },
);

test.each(fixtures('valid'))('$name passes', ({slug, text}) => {
  expect(found(text, FILE, slug)).toEqual([]);
});

test('all mistakes are reported at once, in the order of the text', () => {
  const mistakes = found(
    `apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata:
  name: Orders
spec:
  owner: {project: shop}
  kind: Service
---
kind: Project
`,
    INLINE,
  );
  expect(mistakes.map((problem) => problem.split(': ')[0])).toEqual([
    '4:9 metadata.name',
    '5:1 spec.type',
    '6:3 spec.owner.projectName',
    '6:11 spec.owner.project',
    '7:3 spec.kind',
    '9:1 apiVersion',
  ]);
});

test('a placeholder can replace a string, but not a number', () => {
  const mistakes = found(
    `apiVersion: openchoreo.dev/v1alpha1
kind: Workload
metadata:
  name: <name>
  labels: {team: <team>}
spec:
  owner: {projectName: <your-project>, componentName: o}
  endpoints:
    api: {type: <type>, port: <port>}
---
apiVersion: openchoreo.dev/v1alpha1
kind: Organization
metadata: {name: <name>, namespace: <your-namespace>}
`,
    INLINE,
  );
  expect(mistakes).toEqual([
    '9:31 spec.endpoints.api.port: found "<port>", which must be of type integer (int32). Correct the value.',
    '13:37 metadata.namespace: the kind is cluster-scoped and has no namespace. Remove namespace.',
  ]);
});

describe('a text', () => {
  const data = (name: string): Claim => ({data: name});
  const excerpt = (kind: string, at?: string): Claim => ({excerpt: kind, at});

  test.each([
    [
      'has CRLF line breaks and a byte-order mark',
      '\u{FEFF}apiVersion: openchoreo.dev/v1alpha1\r\nkind: Organization\r\nmetadata:\r\n  name: acme\r\n',
      INLINE,
    ],
    ['is data of an unknown shape', 'on: {push: yes}\n', data('github')],
    ['lacks required fields', 'spec:\n  owner: {}\n', excerpt('Component')],
    ['has its kind', 'kind: Component\nspec: {}\n', excerpt('Component')],
    [
      'is a value',
      'main: {image: a}\n',
      excerpt('Workload', 'spec.containers'),
    ],
    ['is of Kubernetes', 'spec: {replicas: 2}\n', excerpt('Deployment')],
    [
      'is a part of the metadata',
      'a: b\n',
      excerpt('Component', 'metadata.labels'),
    ],
    [
      'leaves out the keys of items',
      '- {image: a}\n- {image: b}\n',
      excerpt('Deployment', 'spec.template.spec.containers'),
    ],
  ])('that %s passes', (_name, text, claim) => {
    expect(found(text, claim)).toEqual([]);
  });

  test.each([
    [
      'has another kind',
      'kind: Project\n',
      excerpt('Component'),
      '1:7 kind: found "Project", which is not allowed. Use one of the allowed values. Allowed here: Component.',
    ],
    [
      'has a path in a field that the schema leaves open',
      'a: b\n',
      excerpt('Release', 'spec.resources[].object.spec'),
      'spec.resources[0].object.apiVersion: the required field is missing',
    ],
    [
      'has an unknown field in a field that the schema leaves open',
      'container: []\n',
      excerpt('ServiceClass', 'spec.deploymentTemplate.template.spec'),
      'spec.deploymentTemplate.template.spec.container: unknown field. Did you mean containers?',
    ],
    ['is data and not closed', 'a: [1\n', data('github'), '1:4 [ opens here'],
    [
      'is data with a key twice',
      'a: 1\na: 2\n',
      data('github'),
      '2:1 this key is already',
    ],
    [
      'is data that breaks its known shape',
      'metadata: {name: a}\nendpoints: [{name: a, port: 0, type: REST}]\n',
      data('workload.yaml'),
      'endpoints[0].port: found 0, which must be 1 to 65535',
    ],
    [
      'is a manifest, and marked as data,',
      'apiVersion: openchoreo.dev/v1alpha1\nkind: Component\n',
      data('any'),
      'a manifest of kind Component is marked as data',
    ],
    ['has an odd character', 'kind: Project\u200b', INLINE, 'U+200B'],
  ])('that %s is rejected', (_name, text, claim, expected) => {
    const [first] = found(text, claim);
    expect(first).toContain(expected);
  });
});

test('a rule is evaluated if nothing else is wrong', () => {
  const env: SchemaNode = {
    type: 'object',
    properties: {a: {type: 'string'}, b: {type: 'string'}},
    'x-kubernetes-validations': [{rule: 'has(self.a)'}],
  };
  const shape: SchemaNode = {type: 'object', properties: {env}};
  const {platform, ...catalog} = catalogFor('v0.3.x');
  const places = (text: string): string[] =>
    check(
      text,
      {data: 'shape'},
      {...catalog, platform: {...platform, files: {shape}}},
    ).mistakes.map((mistake) => mistake.path);
  expect(places('env: {b: c}')).toEqual(['env']);
  expect(places('env: {b: 1}')).toEqual(['env.b']);
});

test.each(['', '# one\n# two\n', '---\n---\n'])('%j is rejected', (text) => {
  expect(found(text, INLINE)).toEqual([
    '1:1 the text has no manifest. Add one.',
  ]);
});

test('a field without a value is absent, and an unknown one is unknown', () => {
  const text = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata: {name: a, labls: }
spec: {deploymentPipelineRef: }
`;
  expect(found(text, INLINE)).toEqual([
    expect.stringContaining('3:21 metadata.labls: unknown field'),
    expect.stringContaining('4:8 spec.deploymentPipelineRef: the required'),
  ]);
});
