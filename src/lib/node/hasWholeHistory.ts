import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when each file was last changed. In a shallow clone, its
 * oldest commit seems to add every file.
 *
 * @returns False in a shallow clone, outside a repository and without git.
 */
export function hasWholeHistory(siteDir: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return stdout === 'false\n';
}
