import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TAG = 'v9.9.0';
const VERSION = 'v9.9.x';

/** A copy of the repository, without what Git ignores. */
const copy = mkdtempSync(path.join(tmpdir(), 'openchoreo-release-'));
afterAll(() => {
  rmSync(copy, {recursive: true});
});

/** Runs a command in the copy. @returns What it printed, if it failed. */
function failureOf(command: string, ...args: readonly string[]): string {
  const run = spawnSync(command, args, {cwd: copy, encoding: 'utf8'});
  if (run.error) return run.error.message;
  return run.status === 0 ? '' : run.stdout + run.stderr;
}

const bin = (name: string): string =>
  path.join(copy, 'node_modules/.bin', name);

test(
  'a release is cut with two commands, and the site of it passes its tests',
  {timeout: 1_200_000},
  () => {
    const files = execFileSync('git', ['ls-files', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of files.split('\0').filter(Boolean)) {
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    symlinkSync(
      path.join(ROOT, 'node_modules'),
      path.join(copy, 'node_modules'),
    );
    expect(failureOf(bin('docusaurus'), 'docs:version', VERSION)).toBe('');
    const cut = path.join(copy, 'scripts/cut-version.ts');
    expect(failureOf(bin('tsx'), cut, TAG)).toBe('');
    for (const script of [
      'check:pages',
      'check:unit',
      'build',
      'size',
      'test:site',
    ]) {
      expect(failureOf('npm', 'run', script), script).toBe('');
    }
  },
);
