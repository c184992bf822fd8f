import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {sourceAt} from './source';

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'facts-source-'));
  const git = (...args: readonly string[]) => {
    execFileSync('git', ['-C', root, '-c', 'user.name=A', ...args], {
      stdio: 'pipe',
    });
  };
  // Late in its own time zone, the next day in UTC.
  vi.stubEnv('GIT_COMMITTER_DATE', '2025-09-18T23:30:00-02:00');
  vi.stubEnv('GIT_AUTHOR_DATE', '2025-09-01T12:00:00Z');
  git('init', '--quiet');
  mkdirSync(path.join(root, 'a'));
  writeFileSync(path.join(root, 'a/b.go'), 'Ä\n\nend');
  writeFileSync(path.join(root, 'a/empty'), '');
  writeFileSync(path.join(root, 'c d.sh'), 'last\n');
  git('add', '--all');
  git('-c', 'user.email=a@a.example', 'commit', '--quiet', '--message=a');
  writeFileSync(path.join(root, 'c d.sh'), 'not committed\n');
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

test('a commit has its files as they were, and its day', () => {
  const source = sourceAt(root, 'HEAD');
  expect(source.date).toBe('2025-09-18');
  expect(source.list('a')).toEqual(['a/b.go', 'a/empty']);
  expect(['a/b.go', 'a/empty', 'c d.sh', 'none'].map(source.read)).toEqual([
    'Ä\n\nend',
    '',
    'last\n',
    undefined,
  ]);
});
