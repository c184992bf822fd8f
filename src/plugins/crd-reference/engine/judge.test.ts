import fc from 'fast-check';
import {expect, test} from 'vitest';

import {createCatalog, type VersionData} from './catalog';
import {judge} from './judge';
import type {KubernetesFile} from './kubernetes/kubernetesSchemas';

import {PLATFORM, VERSIONS} from '../testing/temporarySite';
import {checkerData} from '../checker/checkerData';

const DATA = checkerData(PLATFORM);

function textOf(name: string): string {
  return DATA.get(`${name}.json`) ?? '';
}

// The build writes these files with these types.
const kubernetes = JSON.parse(textOf('kubernetes')) as KubernetesFile;

const shipped = createCatalog(
  JSON.parse(textOf(VERSIONS[0].name)) as VersionData,
  kubernetes,
);

test('any text gets a verdict', () => {
  const piece = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom(
      ...['__proto__: {a: 1}', '&a [*a]', '*a', '<<: *a', '&a', '{', '[', '}'],
      ...['- ', '? ', ': ', '\n', '  ', '\t', '---\n', '...\n', '!!binary x'],
      ...['\ud800', '\u0000', '9'.repeat(400), '1e999', 'constructor: x\n'],
      ...['apiVersion: openchoreo.dev/v1alpha1\n', 'kind: Component\n'],
      ...['metadata:\n  name: a\n', 'spec:\n', 'toString: 1\n', '"', "'"],
      '|\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 30}), (pieces) => {
      const verdict = judge(pieces.join(''), shipped);
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
  ['deep lists', '- '.repeat(900)],
  [
    'laughs',
    `a: &a0 [x]\n${Array.from({length: 30}, (_, n) => `b${n}: &a${n + 1} [*a${n}, *a${n}]`).join('\n')}`,
  ],
  ['a huge number', `a: ${'9'.repeat(100_000)}`],
])('refuses %s', (_name, text) => {
  expect(judge(text, shipped).count).toBeGreaterThan(0);
});
