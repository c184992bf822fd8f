import {readFileSync} from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {stringify} from 'yaml';

import {DOCS_VERSIONS} from '../../../site/versions';
import {createCatalog, type Catalog, type VersionData} from '../engine/catalog';
import {checkYaml} from '../engine/checkYaml';
import {judge} from '../engine/judge';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';
import {flattenSchema} from '../shared/flattenSchema';
import type {SchemaNode} from '../shared/model';

import {EXAMPLE} from '../theme/ManifestChecker/example';
import {checkerData} from './checkerData';
import {readCatalog} from './samples/readCatalog';
import {listSampleFiles, samplesFolder} from './samples/sampleFiles';

const SITE = path.resolve(import.meta.dirname, '../../../..');
const DATA = checkerData(SITE);

function textOf(name: string): string {
  return DATA.get(`${name}.json`) ?? '';
}

// The build writes these files with these types.
const kubernetes = JSON.parse(textOf('kubernetes')) as KubernetesFile;

/** Each docs version, as the page and as the check of samples read it. */
const VERSIONS = DOCS_VERSIONS.map((version) => ({
  version,
  shipped: createCatalog(
    JSON.parse(textOf(version.name)) as VersionData,
    kubernetes,
  ),
  own: readCatalog(SITE, version).catalog,
}));

/** Values that satisfy a schema, as far as the check goes. */
function valid(node: SchemaNode, depth = 0): unknown {
  if (node.enum !== undefined) return node.enum[0];
  if (node['x-kubernetes-int-or-string'] === true) return 1;
  if (node['x-kubernetes-embedded-resource'] === true) {
    return {apiVersion: 'v1', kind: 'ConfigMap', metadata: {name: 'a'}};
  }
  switch (node.type) {
    case 'object':
      return validObject(node, depth);
    case 'array':
      return node.items === undefined ? [] : [valid(node.items, depth + 1)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return node.minimum ?? 1;
    case 'string':
      return (
        {'date-time': '2025-01-01T00:00:00Z', duration: '5m'}[
          node.format ?? ''
        ] ?? 'a'.repeat(Math.max(1, node.minLength ?? 1))
      );
    case undefined:
      return {};
  }
}

function validObject(node: SchemaNode, depth: number): unknown {
  const entries = Object.entries(node.properties ?? {});
  const {additionalProperties: rest} = node;
  return Object.fromEntries([
    ...entries.map(([key, child]) => [key, valid(child, depth + 1)]),
    ...(typeof rest === 'object' ? [['key', valid(rest, depth + 1)]] : []),
  ]) as unknown;
}

interface Mutant {
  readonly name: string;
  readonly text: string;
}

/** For each field of a kind, a manifest with a mistake in only this field. */
function mutantsOf(catalog: Catalog): Mutant[] {
  return catalog.kinds.flatMap((known) => {
    const {origin, kind, apiVersion, schema} = known;
    if (origin !== 'platform' || schema === undefined) return [];
    const object = (spec: unknown, unknown = {}): string =>
      stringify(
        {
          apiVersion,
          kind,
          metadata: {name: 'a'},
          ...(spec as object),
          ...unknown,
        },
        {aliasDuplicateObjects: false},
      );
    const whole = (): unknown => valid(schema);
    return [
      {name: `${kind}, unknown field`, text: object(whole(), {specs: 1})},
      {
        name: `${kind}, misspelt`,
        text: `apiVersion: ${apiVersion}\nkind: ${kind}x\nmetadata: {name: a}\n`,
      },
      ...flattenSchema(schema).flatMap(({path: field, node}) =>
        wrongValues(node).map(([what, value]) => ({
          name: `${kind} ${field}, ${what}`,
          text: object(withValue(whole(), field, value)),
        })),
      ),
    ];
  });
}

/** A value that breaks each limit of a field, and one of another type. */
function wrongValues(node: SchemaNode): (readonly [string, unknown])[] {
  const {type, minLength = 0, minimum, maximum} = node;
  const rules = node['x-kubernetes-validations'] ?? [];
  return [
    ...(type === undefined
      ? []
      : [
          [
            'type',
            type === 'object' || type === 'array' ? 'x' : {a: 1},
          ] as const,
        ]),
    ...(node.enum === undefined ? [] : [['enum', 'no-such-value'] as const]),
    ...(minLength > 0 ? [['minLength', ''] as const] : []),
    ...(node.pattern === undefined ? [] : [['pattern', '\u{1f600} '] as const]),
    ...(minimum === undefined ? [] : [['minimum', minimum - 1] as const]),
    ...(maximum === undefined ? [] : [['maximum', maximum + 1] as const]),
    ...((node.required ?? []).length > 0 ? [['required', {}] as const] : []),
    ...rules.map(({rule}) => [rule, ruleBreaker(node)] as const),
  ];
}

/** An object with only the required fields, which no rule of the platform allows. */
function ruleBreaker(node: SchemaNode): unknown {
  return Object.fromEntries(
    (node.required ?? []).map((key) => [
      key,
      valid(node.properties?.[key] ?? {}),
    ]),
  );
}

function withValue(root: unknown, field: string, value: unknown): unknown {
  const steps = field
    .replaceAll('[]', '.0')
    .replaceAll('<key>', 'key')
    .split('.');
  let at = root as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) {
    at = at[step] as Record<string, unknown>;
    if (typeof at !== 'object') return root;
  }
  at[steps.at(-1) ?? ''] = value;
  return root;
}

const INLINE = {status: 'manifests', isFile: false} as const;

describe.each(VERSIONS)('$version.label', ({version, shipped, own}) => {
  test('samples are judged as by the check of samples', () => {
    const files = listSampleFiles(SITE, version);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = readFileSync(
        path.join(SITE, samplesFolder(version), file),
        'utf8',
      );
      const verdict = judge(text, shipped);
      expect(verdict, file).toEqual(judge(text, own));
      expect([verdict.count, verdict.objects > 0], file).toEqual([0, true]);
    }
  });

  test('mutants of every kind, field and rule are judged alike', () => {
    const mutants = mutantsOf(own);
    const rules = new Set(
      mutants.map(({name}) => name.slice(name.indexOf(', ') + 2)),
    );
    for (const rule of own.rules.keys()) expect(rules).toContain(rule);
    const found = mutants.map(({name, text}) => {
      const verdict = judge(text, shipped);
      expect(verdict, name).toEqual(judge(text, own));
      expect(verdict.count).toBe(checkYaml(text, INLINE, own).length);
      return verdict.count;
    });
    const share = found.filter((count) => count > 0).length / found.length;
    expect(share).toBeGreaterThan(0.99);
  });
});

test('any text gets a verdict', () => {
  const shipped = VERSIONS[0]?.shipped;
  if (shipped === undefined) throw new Error('no docs version');
  const piece = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom(
      ...['__proto__: {a: 1}', '&a [*a]', '*a', '<<: *a', '&a', '{', '[', '}'],
      ...['- ', '? ', ': ', '\n', '  ', '\t', '---\n', '...\n', '!!binary x'],
      ...['\ud800', '\u0000', '9'.repeat(400), '1e999', 'constructor: x\n'],
      ...['apiVersion: openchoreo.dev/v1alpha1\n', 'kind: Component\n'],
      ...[
        'metadata:\n  name: a\n',
        'spec:\n',
        'toString: 1\n',
        '"',
        "'",
        '|\n',
      ],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 30}), (pieces) => {
      const verdict = judge(pieces.join(''), shipped, shipped);
      expect(verdict.count > 0 || verdict.objects > 0).toBe(true);
    }),
  );
});

test.each([
  [
    'aliases that expand',
    `a: &a [x, x, x, x, x, x, x, x, x, x]\nb: [${'*a,'.repeat(10_000)}]`,
  ],
  ['a self-referring anchor', 'a: &a\n  b: *a'],
  ['ten megabytes', 'a: b\n'.repeat(2_000_000)],
  ['deep brackets', '['.repeat(100_000)],
  [
    'deep indentation',
    Array.from({length: 900}, (_, depth) => `${' '.repeat(depth)}a:`).join(
      '\n',
    ),
  ],
  [
    'laughs',
    `a: &a0 [x]\n${Array.from({length: 30}, (_, n) => `b${n}: &a${n + 1} [*a${n}, *a${n}]`).join('\n')}`,
  ],
  ['a huge number', `a: ${'9'.repeat(100_000)}`],
])('refuses %s', (_name, text) => {
  const shipped = VERSIONS[0]?.shipped;
  if (shipped === undefined) throw new Error('no docs version');
  expect(judge(text, shipped).count).toBeGreaterThan(0);
});

test.each(VERSIONS)(
  'the example in the empty checker has the two mistakes that it names, in $version.label',
  ({shipped}) => {
    expect(judge(EXAMPLE, shipped).mistakes.map(({at}) => at.line)).toEqual([
      8, 12,
    ]);
  },
);
