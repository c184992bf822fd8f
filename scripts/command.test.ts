import {execFileSync} from 'node:child_process';

import {expect, onTestFinished, test, vi} from 'vitest';

import {DOCS_VERSIONS} from '../src/site/versions';
import {temporaryFolder} from '../tests/support/temporaryFolder';
import {readPlatform} from './command';

const [version] = DOCS_VERSIONS;
const clone = temporaryFolder();

/** Without the variables that Git sets for a hook. */
function inClone(...args: readonly string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.dev'];
  const env = {PATH: process.env['PATH']};
  execFileSync('git', ['-C', clone, ...author, ...args], {env});
}

/** Reads a clone with one commit, for a docs version of this commit. */
function readClone(ref: string, released: string) {
  inClone('init', '--quiet');
  inClone('commit', '--quiet', '--allow-empty', '-m', 'a');
  const {name, release} = version ?? expect.fail();
  const options = ['--from', clone, '--version', name, '--ref', ref];
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'a', ...options]);
  vi.spyOn(release, 'ref', 'get').mockReturnValue(released);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return readPlatform();
}

test.each([
  ['v9.9.9', 'HEAD'],
  ['HEAD', 'v9.9.9'],
])('a clone without a commit is refused: %s for %s', (ref, released) => {
  const message = `${clone} has no commit v9.9.9. Fetch it first.`;
  expect(() => readClone(ref, released)).toThrow(message);
});

test('only what a commit does not have is empty', () => {
  const {git} = readClone('HEAD', 'HEAD');
  expect(git('show', 'HEAD:gone.yaml')).toBe('');
  expect(git('grep', '-e', 'gone', 'HEAD')).toBe('');
  expect(git('ls-tree', 'HEAD', 'gone/')).toBe('');
  expect(() => git('show', 'gone:a.yaml')).toThrow('git show gone:a.yaml: ');
});
