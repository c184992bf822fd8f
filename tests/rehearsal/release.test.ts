import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import releases from '../../src/site/releases.json';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TAG = 'v9.9.0';
const VERSION = 'v9.9.x';

/** A copy of the repository, without what Git ignores. */
const copy = mkdtempSync(path.join(tmpdir(), 'openchoreo-release-'));
afterAll(() => {
  rmSync(copy, {recursive: true});
});

/** Names the tag where the import of the release's schemas names it. */
function importRelease(files: readonly string[]): void {
  for (const file of files) {
    if (!/^docs\/.*\/_crds\/|\/releases\.json$/u.test(file)) continue;
    const text = readFileSync(path.join(copy, file), 'utf8');
    writeFileSync(
      path.join(copy, file),
      text.replaceAll(releases.current, TAG),
    );
  }
}

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
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const files = listed.split('\0').filter(Boolean);
    for (const file of files) {
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    importRelease(files);
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
