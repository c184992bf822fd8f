import {mkdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {filesBelow} from './filesBelow';

const folder = temporaryFolder({
  'b/a.md': '',
  'c.md': '',
  'a.md': '',
  '.hidden': '',
});

test('lists files of all levels in order, without the folders', () => {
  mkdirSync(path.join(folder, 'b/empty'));
  expect(filesBelow(folder)).toEqual(['.hidden', 'a.md', 'b/a.md', 'c.md']);
});

test('a missing folder has no files', () => {
  expect(filesBelow(path.join(folder, 'none'))).toEqual([]);
});

test('a folder may be relative', () => {
  const folder = path.relative(process.cwd(), import.meta.dirname);
  expect(filesBelow(folder)).toContain('filesBelow.ts');
});
