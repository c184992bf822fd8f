import {execFileSync} from 'node:child_process';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {afterEach, expect, test, vi} from 'vitest';

import {sourceAt} from './source';

const root = temporaryFolder({
  'a/b.go': 'Ä\n\nend',
  'a/empty': '',
  'c d.sh': 'last\n',
});

function git(...args: readonly string[]): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  execFileSync('git', ['-C', root, ...person, ...args], {stdio: 'pipe'});
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a commit has its files as they were, and its day', () => {
  // Late in its own time zone, the next day in UTC.
  vi.stubEnv('GIT_COMMITTER_DATE', '2025-09-18T23:30:00-02:00');
  vi.stubEnv('GIT_AUTHOR_DATE', '2025-09-01T12:00:00Z');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=a');
  writeFiles(root, {'c d.sh': 'not committed\n'});
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
