import {execFileSync} from 'node:child_process';

import {expect, onTestFinished, test, vi} from 'vitest';

import {DOCS_VERSIONS} from '../src/site/versions';
import {temporaryFolder} from '../tests/support/temporaryFolder';
import {readPlatform} from './command';

const clone = temporaryFolder();

/** Without the variables that Git sets for a hook. */
function inClone(...args: readonly string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.dev'];
  const env = {PATH: process.env['PATH']};
  execFileSync('git', ['-C', clone, ...author, ...args], {env});
}

test('only what a commit does not have is empty', () => {
  inClone('init', '--quiet');
  inClone('commit', '--quiet', '--allow-empty', '-m', 'a');
  const {name, release} = DOCS_VERSIONS[0] ?? expect.fail();
  const options = ['--from', clone, '--version', name];
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'a', ...options]);
  vi.spyOn(release, 'ref', 'get').mockReturnValue('HEAD');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const {git} = readPlatform();
  expect(git('show', 'HEAD:gone.yaml')).toBe('');
  expect(git('grep', '-e', 'gone', 'HEAD')).toBe('');
  expect(git('ls-tree', 'HEAD', 'gone/')).toBe('');
  expect(() => git('show', 'gone:a.yaml')).toThrow('git show gone:a.yaml: ');
});
