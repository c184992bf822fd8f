import fc from 'fast-check';
import {expect, test} from 'vitest';

import {compareFacts, type Fact} from './compareFacts';
import {definitionsIn} from './compareDefinitions';
import {valueAt} from './evidence';
import {sourceOf as sourceOfTexts, type Source} from './source';

const sourceOf = (files: Readonly<Record<string, string>>): Source =>
  sourceOfTexts(new Map(Object.entries(files)));

const record = (file: string, line: number, says?: string): Fact => ({
  ...{sort: 'record', name: 'a', shown: [], file, line, says},
});

/** What the comparison says, without the statements. */
const compare = (facts: readonly Fact[], before: Source, now: Source) =>
  compareFacts(facts, before, now).map((difference) => difference.now);

const values = sourceOf({
  'a/values.yaml':
    'api: {port: 8080, name: ""}\ndependencies:\n  - {name: b, version: 1.2.3}\n',
  'a/tagged.yaml': 'version: v1.2.3\n',
  'a/tools.sh': 'check "Helm" "v3.16.0"\ncheck "Kind" "v0.27.0"\n',
});

test.each([
  [{file: 'a/values.yaml', key: 'api.port'}, '8080'],
  [{file: 'a/values.yaml', key: 'dependencies[b].version'}, '1.2.3'],
  [
    {file: 'a/values.yaml', key: 'dependencies[b].version', prefix: 'v'},
    'v1.2.3',
  ],
  [{file: 'a/tagged.yaml', key: 'version', prefix: 'v'}, 'v1.2.3'],
  [{file: 'a/values.yaml', key: 'dependencies[c].version'}, undefined],
  [{file: 'a/values.yaml', key: 'api.host'}, undefined],
  [{file: 'a/values.yaml', key: 'api'}, undefined],
  [{file: 'a/tools.sh', pattern: '"Kind" "v([\\d.]+)"'}, '0.27.0'],
  [{file: 'a/tools.sh', pattern: '^(\\w+) "Helm"'}, 'check'],
  [{file: 'a/tools.sh', pattern: '"Docker" "(.*)"'}, undefined],
  [{file: 'a/none.yaml', key: 'api.port'}, undefined],
  [{folder: 'a'}, '3'],
  [{folder: 'b'}, undefined],
])('%j is %j', (cited, expected) => {
  expect(valueAt(cited, values)).toBe(expected);
});

test('a constant differs if the source says something else, or nothing', () => {
  const fact = (value: string, key: string): Fact => ({
    ...{sort: 'constant', name: 'port', shown: [], value},
    cited: {file: 'a/values.yaml', key},
  });
  const facts = [
    fact('8080', 'api.port'),
    fact('8081', 'api.port'),
    fact('8080', 'api.gone'),
  ];
  expect(compare(facts, values, values)).toEqual(['is 8080', 'gone']);
});

test('a record differs only if its line is gone, wherever it is now', () => {
  const line = fc.stringMatching(/^[a-z]{3,6} [a-z]{3,6}$/u);
  fc.assert(
    fc.property(
      fc.uniqueArray(line, {minLength: 2, maxLength: 6}),
      fc.nat(),
      fc.constantFrom('same', 'indented', 'moved', 'gone'),
      (lines, at, change) => {
        const index = at % lines.length;
        const others = lines.filter((_, other) => other !== index);
        const own = lines[index] ?? '';
        const after = sourceOf(
          {
            same: {'a/b.go': [...others, own].join('\n')},
            indented: {'a/b.go': `\t${own.replace(' ', '   ')}`},
            moved: {'a/c.go': own, 'a/b.go': others.join('\n')},
            gone: {'a/b.go': others.join('\n')},
          }[change],
        );
        const before = sourceOf({'a/b.go': lines.join('\n')});
        expect(
          compare([record('a/b.go', index + 1)], before, after),
        ).toHaveLength(change === 'gone' ? 1 : 0);
      },
    ),
  );
});

test.each([
  ['its code', 'kubectl get pods', 'helm list', 1],
  ['a comment', '# Old words', '# New words\n  # in two lines', 0],
  ['the space around it', 'kubectl get pods', '    kubectl  get pods', 0],
])(
  'a message of a shell function differs with %s: %s -> %s',
  (_what, before, after, count) => {
    const script = (line: string) =>
      sourceOf({'a.sh': `check() {\n  ${line}\n  echo failed\n}\n`});
    expect(
      compare([record('a.sh', 3)], script(before), script(after)),
    ).toHaveLength(count);
  },
);

test('a constant of Go differs if other functions use it, not if they change', () => {
  const go = (...functions: readonly string[]) =>
    sourceOf({
      'internal/a/codes.go': 'const (\n\tCodeBad = "BAD"\n)\n',
      'internal/a/use.go': functions.join('\n'),
      'internal/a/use_test.go': `func Test${functions.join('').length}() {\n\tCodeBad\n}`,
    });
  const facts = [record('internal/a/codes.go', 2)];
  const before = go('func (h *Handler) Get() {\n\twrite(CodeBad)\n}');
  const changed = go('func (h *Handler) Get() {\n\twrite(1, CodeBad)\n}');
  const added = go('func Get() {\n\tCodeBad\n}\nfunc Put() {\n\tCodeBad\n}');
  const other = go('func Get() {\n\tCodeBad\n}\nfunc Put() {\n\tCodeBadly\n}');
  expect(compare(facts, before, changed)).toEqual([]);
  expect(compare(facts, before, other)).toEqual([]);
  expect(compare(facts, before, added)).toEqual([
    'CodeBad is used elsewhere: +internal/a Put',
  ]);
});

test('a message differs if another controller gives its reason', () => {
  const line = 'func Set() {\n\tmark("Failed to write")\n}\n';
  const own = {'internal/a/a.go': `const Reason = "WriteFailed"\n${line}`};
  const facts = [record('internal/a/a.go', 3, 'WriteFailed')];
  const elsewhere = {'internal/b/b.go': 'const Reason = "WriteFailed"\n'};
  expect(compare(facts, sourceOf(own), sourceOf(own))).toEqual([]);
  expect(
    compare(facts, sourceOf(own), sourceOf({...own, ...elsewhere})),
  ).toEqual(['WriteFailed is said elsewhere: +internal/b']);
});

const definition = (engine: string): Source =>
  sourceOf({
    'crds/builds.yaml': `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
spec:
  group: a.dev
  scope: Namespaced
  names: {kind: Build, plural: builds}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties: ${engine}`,
  });

test.each([
  ['{engine: {type: string, default: argo, description: A}}', []],
  [
    '{engine: {type: string, default: tekton, description: A}}',
    ['default argo is tekton'],
  ],
  [
    '{engine: {type: integer, description: A}}',
    ['type string is integer; default argo is not set'],
  ],
  ['{other: {type: string}}', ['gone']],
])('a field differs with its definition: %s', (after, expected) => {
  const before = definition(
    '{engine: {type: string, default: argo, description: A}}',
  );
  const kind = definitionsIn(before, 'crds').get('Build');
  if (kind === undefined) throw new Error('The definition was not read.');
  const facts: readonly Fact[] = ['spec', 'spec.engine'].map((path) => ({
    ...{sort: 'field', name: path, shown: [], kind, folder: 'crds', path},
  }));
  expect(compare(facts, before, definition(after))).toEqual(expected);
});

test('a definition that cannot be read is an error, not a difference', () => {
  expect(() => definitionsIn(definition('[a]'), 'crds')).toThrow('builds.yaml');
});

test.each([
  ['# Port\n  port: 8080', []],
  ['# Port\n  port: 9090', ['is 9090 (Port)']],
  ['# Address\n  port: 8080', ['is 8080 (Address)']],
  ['host: a', ['gone']],
])('a value of a chart differs with its default: %j', (values, expected) => {
  const source = sourceOf({
    'charts/a/Chart.yaml': 'name: a',
    'charts/a/values.yaml': `api:\n  ${values}\n`,
  });
  const fact: Fact = {
    ...{sort: 'value', name: 'a', shown: [], chart: 'charts/a'},
    ...{key: 'api.port', value: {default: '8080', what: 'Port'}},
  };
  expect(compare([fact], source, source)).toEqual(expected);
});
