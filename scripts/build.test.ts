import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {buildFolders, recover, swap, warningsOf} from './build';

const root = temporaryFolder();

function write(folder: string, text: string): void {
  writeFiles(folder, {'index.html': text});
}

function read(folder: string): string {
  return readFileSync(path.join(folder, 'index.html'), 'utf8');
}

test('a build is made next to its destination, so that the swap is a rename', () => {
  expect(buildFolders('/a/build')).toEqual({
    out: '/a/build',
    part: '/a/.build-part',
    last: '/a/.build-last',
  });
});

test('a finished build replaces the last one and leaves no other folder', () => {
  const folders = buildFolders(path.join(root, 'build'));
  write(folders.out, 'old');
  write(folders.part, 'new');
  swap(folders);
  expect(read(folders.out)).toBe('new');
  expect(readdirSync(root)).toEqual(['build']);
});

test('the first build works without a last one', () => {
  const folders = buildFolders(path.join(root, 'build'));
  write(folders.part, 'new');
  swap(folders);
  expect(read(folders.out)).toBe('new');
});

test('the remains of an interrupted build are removed, and the last build stays', () => {
  const folders = buildFolders(path.join(root, 'build'));
  write(folders.out, 'good');
  write(folders.part, 'half');
  recover(folders);
  expect(read(folders.out)).toBe('good');
  expect(existsSync(folders.part)).toBe(false);
});

test('the last build is restored if the swap was interrupted', () => {
  const folders = buildFolders(path.join(root, 'build'));
  write(folders.last, 'good');
  write(folders.part, 'half');
  recover(folders);
  expect(read(folders.out)).toBe('good');
  expect(readdirSync(root)).toEqual(['build']);
});

test('only the warnings of a build are kept, with their lists', () => {
  expect(
    warningsOf(
      '[INFO] Creating\n\n[WARNING] two things\n- one\n- two\n[SUCCESS] Generated\nmore\n',
    ),
  ).toBe('[WARNING] two things\n- one\n- two');
});
