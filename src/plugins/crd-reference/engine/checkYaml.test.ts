import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {PLATFORM, VERSIONS} from '../testing/temporarySite';

import type {Catalog} from './catalog';
import {checkYaml, type YamlClaim} from './checkYaml';
import {readCatalog} from '../files/readCatalog';
import {SAMPLE_MAX_LENGTH} from './sampleMaxLength';
import {messageOf} from './value';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/samples');
const FILE: YamlClaim = {status: 'manifests', isFile: true};
const INLINE: YamlClaim = {status: 'manifests', isFile: false};

function catalogOf(slug: string): Catalog {
  const [next, older] = VERSIONS;
  const version = slug === next.slug ? next : older;
  const {catalog, errors} = readCatalog(PLATFORM, version);
  expect(errors).toEqual([]);
  return catalog;
}

function fixtures(
  folder: string,
): {slug: string; name: string; text: string}[] {
  const root = path.join(FIXTURES, folder);
  return readdirSync(root).flatMap((slug) =>
    readdirSync(path.join(root, slug)).map((name) => ({
      slug,
      name: name.replace(/\.yaml$/u, ''),
      text: readFileSync(path.join(root, slug, name), 'utf8'),
    })),
  );
}

function problemsOf(text: string, claim: YamlClaim, slug = 'v0.3.x'): string[] {
  return checkYaml(text, claim, catalogOf(slug)).map(
    (problem) =>
      `${problem.at.line}:${problem.at.column} ${messageOf(problem)}`,
  );
}

describe('a valid manifest passes', () => {
  test.each(fixtures('valid'))('$slug: $name', ({slug, text}) => {
    expect(problemsOf(text, FILE, slug)).toEqual([]);
  });

  test('with CRLF line breaks and a byte-order mark', () => {
    const text =
      '\u{FEFF}apiVersion: openchoreo.dev/v1alpha1\r\nkind: Organization\r\nmetadata:\r\n  name: acme\r\n';
    expect(problemsOf(text, INLINE)).toEqual([]);
  });
});

test('all mistakes are reported at once, in the order of the text', () => {
  const problems = problemsOf(
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
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    '4:9 metadata.name',
    '5:1 spec.type',
    '6:3 spec.owner.projectName',
    '6:11 spec.owner.project',
    '7:3 spec.kind',
    '9:1 apiVersion',
  ]);
});

test('a placeholder can replace a string, but not a number', () => {
  const problems = problemsOf(
    `apiVersion: openchoreo.dev/v1alpha1
kind: Workload
metadata:
  name: <name>
  labels: {team: <team>}
spec:
  owner: {projectName: <your-project>, componentName: o}
  endpoints:
    api: {type: <type>, port: <port>}
`,
    INLINE,
  );
  expect(problems).toEqual([
    '9:31 spec.endpoints.api.port: found the string "<port>", expected an integer. Write an integer.',
  ]);
});

test('a manifest in a shell block can contain variables', () => {
  const claim: YamlClaim = {...INLINE, hasVariables: true};
  const manifest = (
    port: string,
  ): string => `apiVersion: openchoreo.dev/v1alpha1
kind: Workload
metadata: {name: "$NAME"}
spec:
  owner: {projectName: shop, componentName: o}
  endpoints:
    api:
      type: REST
      port: ${port}
`;

  expect(problemsOf(manifest('${PORT}'), claim)).toEqual([]);
  expect(problemsOf(manifest('soon'), claim)).toHaveLength(1);
});

describe('an excerpt', () => {
  const excerpt = (kind: string, at?: string): YamlClaim => ({
    status: 'excerpt',
    kind,
    at,
  });

  test.each([
    ['lacks required fields', 'spec:\n  owner: {}\n', excerpt('Component')],
    ['has its kind', 'kind: Component\nspec: {}\n', excerpt('Component')],
    [
      'is a value in the kind',
      'main: {image: a}\n',
      excerpt('Workload', 'spec.containers'),
    ],
    [
      'is a value in a field that the schema leaves open',
      'containers: [{name: main}]\n',
      excerpt('ServiceClass', 'spec.deploymentTemplate.template.spec'),
    ],
    [
      'is a part of a Kubernetes kind',
      'spec: {replicas: 2}\n',
      excerpt('Deployment'),
    ],
    [
      'has the group of one of two kinds with the same name',
      'spec: {ports: [{port: 80}]}\n',
      excerpt('v1/Service'),
    ],
    [
      'is a part of the metadata',
      'a: b\n',
      excerpt('Component', 'metadata.labels'),
    ],
  ])('that %s passes', (_name, text, claim) => {
    expect(problemsOf(text, claim)).toEqual([]);
  });

  test.each([
    [
      'has another kind',
      'kind: Project\n',
      excerpt('Component'),
      '1:7 kind: found "Project" in an excerpt of openchoreo.dev/v1alpha1 Component. Write Component',
    ],
    [
      'is of an unknown kind',
      'spec: {}\n',
      excerpt('Componet'),
      '1:1 excerpt: there is no kind Componet in v0.3.x. Did you mean Component?',
    ],
    [
      'is of a kind of another version',
      'spec: {}\n',
      excerpt('Addon'),
      'Addon exists only in Next',
    ],
    [
      'has a path in a field that the schema leaves open',
      'a: b\n',
      excerpt('Release', 'spec.resources[].object.spec'),
      'the schema of Release does not describe the content of spec.resources[].object',
    ],
    [
      'is a list at the root',
      '- a\n',
      excerpt('Component'),
      'an excerpt of Component starts at its root, but this is not an object',
    ],
    [
      'has an unknown field in a field that the schema leaves open',
      'container: []\n',
      excerpt('ServiceClass', 'spec.deploymentTemplate.template.spec'),
      'spec.deploymentTemplate.template.spec.container: unknown field. Did you mean containers?',
    ],
  ])('that %s is rejected', (_name, text, claim, expected) => {
    const [first] = problemsOf(text, claim);
    expect(first).toContain(expected);
  });
});

describe('a file that is not a manifest', () => {
  const data = (name: string): YamlClaim => ({status: 'data', name});

  test('is only parsed if its shape is unknown', () => {
    expect(problemsOf('on: {push: yes}\n', data('github'))).toEqual([]);
    expect(problemsOf('a: [1\n', data('github'))).toHaveLength(1);
    expect(problemsOf('a: 1\na: 2\n', data('github'))).toHaveLength(1);
  });

  test('is checked if its shape is known', () => {
    const [first] = problemsOf(
      'metadata: {name: a}\nendpoints: [{name: a, port: 0, type: REST}]\n',
      data('workload.yaml'),
    );
    expect(first).toContain('endpoints[0].port: found 0, expected at least 1');
  });

  test('cannot hide a manifest', () => {
    const [first] = problemsOf(
      'apiVersion: openchoreo.dev/v1alpha1\nkind: Component\n',
      data('any'),
    );
    expect(first).toContain('a manifest of kind Component is marked as data');
  });
});

test.each([
  ['nothing', ''],
  ['comments', '# one\n# two\n'],
  ['empty documents', '---\n---\n'],
])('a block with %s is rejected', (_name, text) => {
  expect(problemsOf(text, INLINE)).toEqual([
    '1:1 the sample is empty. Write its content, or remove the block.',
  ]);
});

test('checking takes linear time, and a huge sample is rejected', () => {
  const catalog = catalogOf('v0.3.x');
  const document =
    'apiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata: {name: a}\nspec: {deploymentPipelineRef: default}\n---\n';
  const time = (count: number): number => {
    const started = performance.now();
    expect(checkYaml(document.repeat(count), FILE, catalog)).toEqual([]);
    return performance.now() - started;
  };
  time(50);
  const small = time(250);
  // Eight times the text must not take thirty times as long.
  expect(time(2000)).toBeLessThan(small * 30 + 200);
  const [first] = checkYaml('a'.repeat(5_000_000), FILE, catalog);
  expect(first?.what).toContain(`at most ${SAMPLE_MAX_LENGTH}`);
});
