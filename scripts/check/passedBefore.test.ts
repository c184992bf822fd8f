import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {fingerprintOf, PassedBefore} from './passedBefore';

const FILES = new Map([
  ['src/a.ts', '1'],
  ['docs/a.md', '2'],
  ['static/img/a.svg', '3'],
]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test.each([
  ['types', 'src/a.ts', true],
  ['types', 'docs/a.md', false],
  ['lint:css', 'src/css/a.css', true],
  ['lint:css', 'src/a.ts', false],
  ['check:prose', 'docs/a.md', true],
  ['check:prose', 'static/img/a.svg', false],
  ['test:unit', 'static/img/a.svg', true],
  ['format:check', 'docs/a.md', true],
])('%s is repeated after a change of %s: %s', (check, file, repeated) => {
  const after = new Map(FILES).set(file, 'changed');
  expect(fingerprintOf(check, after) !== fingerprintOf(check, FILES)).toBe(
    repeated,
  );
});

test('a new and a removed file are changes', () => {
  const more = new Map(FILES).set('src/b.ts', '4');
  const fewer = new Map([...FILES].slice(1));
  const before = fingerprintOf('types', FILES);
  expect(fingerprintOf('types', more)).not.toBe(before);
  expect(fingerprintOf('types', fewer)).not.toBe(before);
});

test('what has passed is known the next time', () => {
  new PassedBefore(folder).add('types', 'abc');
  const next = new PassedBefore(folder);
  expect(next.has('types', 'abc')).toBe(true);
  expect(next.has('types', 'abd')).toBe(false);
  expect(next.has('lint', 'abc')).toBe(false);
});

test('a cache that was cut off is as good as none', () => {
  const file = path.join(folder, 'node_modules/.cache/check/passed.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '{"types": "a');
  expect(new PassedBefore(folder).has('types', 'a')).toBe(false);
});
