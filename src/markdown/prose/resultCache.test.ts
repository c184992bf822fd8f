import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {ContentError} from '../../lib/contentError';
import {openResultCache} from './resultCache';

let folder = '';
const file = (): string => path.join(folder, 'sub/cache.json');

const error = new ContentError(
  {file: 'a.md', line: 3, key: 'k'},
  'wrong',
  'Mend it.',
);
const make = vi.fn(() => Promise.resolve({errors: [error]}));

/** The messages for a file, as a run of its own finds them. */
async function run(source: string, rules = 'rules'): Promise<string[]> {
  const cache = openResultCache(file(), rules);
  const {errors} = await cache.resultOf('check', 'a.md', source, make);
  cache.save();
  return errors.map(({message}) => message);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'result-cache-'));
  make.mockClear();
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('a file that is as it was is not checked again, and has its mistakes', async () => {
  const first = await run('text');
  expect(await run('text')).toEqual(first);
  expect(first).toEqual(['a.md:3 k: wrong. Mend it.']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a changed file is checked again', async () => {
  await run('text');
  await run('other text');
  expect(make).toHaveBeenCalledTimes(2);
});

test('changed rules make all files unknown', async () => {
  await run('text');
  await run('text', 'other rules');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a broken file of results is as good as none', async () => {
  await run('text');
  expect(existsSync(file())).toBe(true);
  writeFileSync(file(), '{"rules"');
  expect(await run('text')).toHaveLength(1);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a run keeps the results of files that it did not ask for', async () => {
  await run('text');
  openResultCache(file(), 'rules').save();
  await run('text');
  expect(make).toHaveBeenCalledTimes(1);
});
