import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {filesBelow} from './filesBelow';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-below-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('lists files of all levels in order, without the folders', () => {
  mkdirSync(path.join(folder, 'b/empty'), {recursive: true});
  for (const name of ['c.md', 'b/a.md', 'a.md', '.hidden']) {
    writeFileSync(path.join(folder, name), '');
  }
  expect(filesBelow(folder)).toEqual(['.hidden', 'a.md', 'b/a.md', 'c.md']);
});

test('a missing folder has no files', () => {
  expect(filesBelow(path.join(folder, 'none'))).toEqual([]);
});

test('a folder may be relative', () => {
  expect(filesBelow('src/lib')).toContain('node/filesBelow.ts');
});
