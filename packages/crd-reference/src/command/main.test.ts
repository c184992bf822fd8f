import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {beforeEach, describe, expect, test} from 'vitest';

import {applyEdits} from './applyEdits';
import {main} from './main';

const folder = temporaryFolder();
const page = 'page.md';

/** The same kind in two groups, in the second with two served versions. */
const definition = (group: string, versions: readonly string[]): string => `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: cars.${group}}
spec:
  group: ${group}
  scope: Namespaced
  names: {kind: Car, plural: cars}
  versions:
${versions
  .map(
    (name, index) => `  - name: ${name}
    served: true
    storage: ${index === 0}
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              ${name}: {type: string, enum: [Red]}
`,
  )
  .join('')}`;

const block = (apiVersion: string, field: string): string =>
  `\`\`\`yaml\napiVersion: ${apiVersion}\nkind: Car\nmetadata: {name: a}\nspec:\n  ${field}\n\`\`\`\n`;

beforeEach(() => {
  writeFiles(folder, {
    'crds/a.yaml': definition('a.dev', ['v1']),
    'crds/b.yaml': definition('b.dev', ['v1', 'v2']),
  });
});

async function run(
  ...args: string[]
): Promise<{code: number; out: string; log: string}> {
  const said = {out: '', log: ''};
  const output = {
    out: (text: string) => (said.out += text),
    log: (text: string) => (said.log += `${text}\n`),
  };
  const code = await main(args, output, folder);
  return {code, ...said};
}

const check = (...args: string[]): ReturnType<typeof run> =>
  run('check', page, '--crds', 'crds', ...args);

describe('each served version of each group is checked as itself', () => {
  test.each([
    ['a.dev/v1', 'v1: Red', 0],
    ['b.dev/v2', 'v2: Red', 0],
    ['a.dev/v1', 'v2: Red', 1],
    ['b.dev/v2', 'v1: Red', 1],
  ])('%s with %s: %i', async (apiVersion, field, code) => {
    writeFiles(folder, {'page.md': block(apiVersion, field)});
    expect((await check()).code).toBe(code);
  });
});

const labels = '{{- include "labels" . | nindent 4 }}';

test.each([
  [
    'a chart',
    `{{- if .Values.crds }}\n${definition('a.dev', ['v1']).replace('spec:', `labels:\n${labels}\nspec:`)}{{- end }}`,
  ],
  [
    'a list',
    `kind: CustomResourceDefinitionList\nitems:\n- ${definition('a.dev', ['v1']).trim().replaceAll('\n', '\n  ')}`,
  ],
])('definitions in %s are read', async (_what, text) => {
  const patch = 'kind: CustomResourceDefinition\nspec: {conversion: {}}\n';
  writeFiles(folder, {
    'odd/a.yaml': text,
    'odd/patch.yaml': patch,
    'odd/kustomization.yaml': 'resources: [a.yaml]\n',
    'page.md': block('a.dev/v1', 'x: Red'),
  });
  const {code, log} = await run('check', page, '--crds', 'odd');
  expect([code, log]).toEqual([
    1,
    expect.stringMatching(/^Mistakes: 1.* 1 def/u),
  ]);
});

test('definitions can be at an address', async () => {
  const server = createServer((request, answer) => {
    answer.statusCode = request.url === '/a.yaml' ? 200 : 404;
    answer.end(definition('a.dev', ['v1']));
  }).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const from = (name: string) =>
    run('check', page, '--crds', `http://localhost:${port}/${name}`);
  writeFiles(folder, {'page.md': block('a.dev/v1', 'x: Red')});
  expect((await from('a.yaml')).code).toBe(1);
  const missing = await from('b.yaml');
  expect(missing.code).toBe(2);
  expect(missing.log).toContain('404');
  server.close();
  server.closeAllConnections();
  const gone = await from('a.yaml');
  expect(gone.code).toBe(2);
  expect(gone.log).toContain('no server');
});

describe('a mistake is told', () => {
  beforeEach(() => {
    writeFiles(folder, {'page.md': `Text\n\n${block('a.dev/v1', 'V1: Red')}`});
  });

  test.each([
    ['text', /page\.md:8:3 spec\.V1: unknown field\. Did you mean v1\?/u],
    ['github', /^::error file=page\.md,line=8,col=3,title=[^:]+::spec\.V1/u],
  ])('as %s, with its place', async (format, expected) => {
    const {code, out} = await check('--format', format);
    expect([code, out]).toEqual([1, expect.stringMatching(expected)]);
  });

  const physicalLocation = {region: {startLine: 8}};
  test.each([
    ['json', {findings: [{file: page, line: 8, column: 3, path: 'spec.V1'}]}],
    ['sarif', {runs: [{results: [{locations: [{physicalLocation}]}]}]}],
  ])('as data in the form of %s', async (format, expected) => {
    const {out} = await check('--format', format);
    expect(JSON.parse(out)).toMatchObject(expected);
  });

  test('unless a baseline has it, on any line, and once', async () => {
    const baseline = 'baseline.json';
    await check('--baseline', baseline, '--update-baseline');
    const text = readFileSync(path.join(folder, page), 'utf8');
    writeFiles(folder, {'page.md': `More\n${text}`});
    const known = await check('--baseline', baseline);
    expect(known).toMatchObject({code: 0, out: ''});
    writeFiles(folder, {'page.md': text + text});
    expect((await check('--baseline', baseline)).code).toBe(1);
  });

  test('or corrected, if there is only one correction', async () => {
    writeFiles(folder, {
      'page.md': block('a.dev/v1', 'V1: red') + block('a.dev/v1', 'v3: Red'),
    });
    expect((await check('--fix')).code).toBe(1);
    expect((await check('--fix')).out).toMatch(/^\S+ spec\.v3: unknown field/u);
    expect(readFileSync(path.join(folder, page), 'utf8')).toBe(
      block('a.dev/v1', 'v1: Red') + block('a.dev/v1', 'v3: Red'),
    );
  });
});

test('a correction is made only where its text stands', () => {
  const edit = ['1', '"1"'] as const;
  const place = {file: page, path: '', line: 1, column: 4};
  const finding = {...place, what: '', remedy: '', edit};
  expect(applyEdits('a: 1', [finding]).text).toBe('a: "1"');
  // The value of an alias stands elsewhere.
  expect(applyEdits('a: *b', [finding])).toEqual({text: 'a: *b', fixed: []});
});

test('files about other versions are left out, and named', async () => {
  writeFiles(folder, {
    'page.md': '',
    'proposals/a.md': block('a.dev/v1', 'x: 1'),
  });
  const {code, log} = await run('check', '**/*.md', '--crds', 'crds');
  expect(code).toBe(0);
  expect(log).toContain('proposals/a.md');
  const named = await run('check', 'proposals/a.md', '--crds', 'crds');
  expect(named.code).toBe(1);
});

describe('what can not be checked is said', () => {
  test.each([
    ['no pattern', ['check', '--crds', 'x'], 'No pattern'],
    ['no definitions', ['check', 'a.md'], 'No definitions'],
    ['a missing folder', ['check', 'a.md', '--crds', 'nowhere'], 'nowhere: '],
    ['an unknown format', ['check', 'a', '--crds', 'x', '--format', 'y'], 'y'],
    ['an unknown option', ['check', '--frmat', 'y'], '--frmat'],
    ['an unknown command', ['chekc'], 'chekc'],
  ])('%s', async (_what, args, log) => {
    const said = await run(...args);
    expect(said.code).toBe(2);
    expect(said.log).toContain(log);
  });

  test.each([
    ['', /the folder has no \.yaml file/u],
    [
      'kind: ConfigMap',
      /no CustomResourceDefinition .*Files: 1, with 1 other/u,
    ],
    [
      definition('a.dev', []).replace('/v1', '/v1beta1'),
      /a\.yaml:\d+:\d+ spec\.versions: .*apiextensions\.k8s\.io\/v1,/u,
    ],
  ])('definitions that are %j', async (text, message) => {
    const file = text === '' ? 'odd/readme.txt' : 'odd/a.yaml';
    writeFiles(folder, {'page.md': '', [file]: text});
    const {code, log} = await run('check', page, '--crds', 'odd');
    expect([code, log]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a pattern without files', async () => {
    const {code, log} = await run('check', 'nothing/*.md', '--crds', 'crds');
    expect([code, log]).toEqual([2, 'nothing/*.md: no file matches.\n']);
  });
});
