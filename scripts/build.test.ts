import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {
  buildFolders,
  type BuildFolders,
  recover,
  swap,
  warningsOf,
} from './build';

const root = temporaryFolder();

test('a build is made next to its destination, so that the swap is a rename', () => {
  expect(buildFolders('/a/build')).toEqual({
    out: '/a/build',
    part: '/a/.build-part',
    last: '/a/.build-last',
  });
});

test.each<[string, typeof swap, Partial<BuildFolders>, string]>([
  [
    'a finished build replaces the last one',
    swap,
    {out: 'old', part: 'new'},
    'new',
  ],
  ['the first build works without a last one', swap, {part: 'new'}, 'new'],
  [
    'the remains of an interrupted build are removed, and the last build stays',
    recover,
    {out: 'good', part: 'half'},
    'good',
  ],
  [
    'the last build is restored if the swap was interrupted',
    recover,
    {last: 'good', part: 'half'},
    'good',
  ],
])('%s, and no other folder is left', (_what, finish, files, left) => {
  const folders = buildFolders(path.join(root, 'build'));
  for (const name of ['out', 'part', 'last'] as const) {
    const text = files[name];
    if (text !== undefined) writeFiles(folders[name], {'index.html': text});
  }
  finish(folders);
  expect(readFileSync(path.join(folders.out, 'index.html'), 'utf8')).toBe(left);
  expect(readdirSync(root)).toEqual(['build']);
});

test('only the warnings of a build are kept, with their lists', () => {
  expect(
    warningsOf(
      '[INFO] Creating\n\n[WARNING] two things\n- one\n- two\n[SUCCESS] Generated\nmore\n',
    ),
  ).toBe('[WARNING] two things\n- one\n- two');
});
