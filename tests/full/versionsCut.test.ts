import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';

const NAME = 'v9.0.x';

let copy: ScratchCopy;
let before: string;

/** One hash of all that a writer keeps: what the build makes is left out. */
function stateOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, {recursive: true})
    .map(String)
    .filter(
      (file) => !/^(?:build|reports|node_modules|\.docusaurus)\b/.test(file),
    )
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  for (const file of files) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

beforeAll(() => {
  copy = scratchCopy('versions-cut');
  // Some checks list the files of the repository.
  execFileSync('git', ['init', '-q'], {cwd: copy.folder});
  before = stateOf(path.join(copy.folder, 'src'));
}, 120_000);

afterAll(() => {
  copy.remove();
});

test('a version is cut, and the unit tests pass with it', () => {
  const said = copy.run('tsx', [
    'scripts/versions-cut.ts',
    ...[NAME, '--ref', 'v9.0.0', '--date', '2026-01-31', '--no-check'],
  ]);
  expect(said).toContain(`${NAME} is cut from docs`);
  copy.run('vitest', ['run', '--project', 'unit']);
}, 600_000);

test('the site with three versions is built, and the tests of built files pass', () => {
  copy.run('tsx', ['scripts/build.ts']);
  copy.run('tsx', ['scripts/addresses.ts']);
  copy.run('vitest', ['run', '--project', 'site']);
}, 900_000);

test('a cut that is undone leaves nothing', () => {
  copy.run('tsx', ['scripts/versions-cut.ts', '--undo', NAME]);
  expect(stateOf(path.join(copy.folder, 'src'))).toBe(before);
  expect(
    copy.run('git', ['-C', copy.folder, 'status', '--short']),
  ).not.toContain(NAME);
});
