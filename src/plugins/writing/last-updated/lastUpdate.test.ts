import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {readGitDates} from './lastUpdate';

const root = temporaryFolder();
const place = (name: string): string => path.join(root, name);

function git(folder: string, date: string, ...args: readonly string[]): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  vi.stubEnv('GIT_AUTHOR_DATE', date);
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  execFileSync('git', ['-C', folder, ...person, ...args], {stdio: 'pipe'});
}

function commit(date: string, files: readonly string[]): void {
  const texts = files.map((file) => [file, `Of ${date}.\n`] as const);
  writeFiles(place('full'), Object.fromEntries(texts));
  git(place('full'), date, 'add', '--all');
  git(place('full'), date, 'commit', '--quiet', '--message', date);
}

beforeEach(() => {
  git(root, '', 'init', '--quiet', 'full');
  commit('2025-09-18T23:30:00+00:00', ['docs/a.md', 'docs/ä b.md']);
  // In UTC it is already the next day.
  commit('2025-10-01T23:30:00-02:00', ['docs/a.md', 'docs/c.md', 'blog/d.md']);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a file has the UTC day of its last commit', () => {
  expect(readGitDates(place('full'), ['docs'])).toEqual(
    new Map([
      ['docs/a.md', '2025-10-02'],
      ['docs/c.md', '2025-10-02'],
      ['docs/ä b.md', '2025-09-18'],
    ]),
  );
});

test('paths are relative to the site, even if the repository starts above it', () => {
  const dates = readGitDates(place('full/docs'), ['.']);
  expect(dates.get('a.md')).toBe('2025-10-02');
});

test('no file of a shallow clone has a date', () => {
  const url = pathToFileURL(place('full')).href;
  git(root, '', 'clone', '--quiet', '--depth=1', url, place('shallow'));
  expect(readGitDates(place('shallow'), ['docs']).size).toBe(0);
});

test.each([
  ['outside a repository', () => readGitDates(root, ['full/docs'])],
  [
    'before the first commit',
    () => {
      git(root, '', 'init', '--quiet', 'empty');
      return readGitDates(place('empty'), ['docs']);
    },
  ],
])('%s, no file has a date and nothing fails', (_where, read) => {
  expect(read().size).toBe(0);
});
