import {execFileSync, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll} from 'vitest';

import {copyFiles, scratchFolder} from './copyFiles';

export type ScratchCopy = ReturnType<typeof scratchCopy>;

/** For copying and removing all files. */
const PATIENCE_MS = 120_000;

/**
 * A copy of the repository for tests that change many files; it is there while
 * the tests of the file that calls this run. Packages are linked instead of
 * copied, without caches, because a build writes to them.
 */
export function scratchCopy(name: string) {
  const folder = scratchFolder(name);
  beforeAll(() => {
    copyFiles(name);
    linkPackages(folder);
  }, PATIENCE_MS);
  afterAll(() => {
    rmSync(folder, {recursive: true, force: true});
  }, PATIENCE_MS);
  const changed = new Map<string, string>();
  const added: string[] = [];
  return {
    folder,
    /** Runs a program in the copy. If it fails, the error has its output. */
    run: (
      program: string,
      args: readonly string[],
      env: Readonly<Record<string, string>> = {},
    ) => {
      const {status, stdout, stderr} = spawnSync(program, [...args], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
          ...env,
        },
      });
      if (status === 0) return stdout;
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
    },
    /** Changes a file of the copy until `restore`; fails if nothing changes. */
    change: (file: string, edit: (content: string) => string) => {
      const whole = path.join(folder, file);
      const before = readFileSync(whole, 'utf8');
      const after = edit(before);
      if (after === before) {
        throw new Error(
          `The edit did not change ${file}. Adapt it to the file.`,
        );
      }
      changed.set(whole, changed.get(whole) ?? before);
      writeFileSync(whole, after);
    },
    /** Adds a file to the copy until `restore`. */
    add: (file: string, content: string) => {
      const whole = path.join(folder, file);
      if (existsSync(whole)) throw new Error(`${file} is there already.`);
      writeFileSync(whole, content);
      added.push(whole);
    },
    /** Restores the changed files and removes the added ones. */
    restore: () => {
      for (const file of added.splice(0)) rmSync(file);
      for (const [file, content] of changed) writeFileSync(file, content);
      changed.clear();
    },
  };
}

function linkPackages(folder: string): void {
  const from = path.resolve('node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to);
  const packages = readdirSync(from).filter(
    (name) => name !== '.cache' && name !== '.vite',
  );
  execFileSync('cp', [
    '-al',
    ...packages.map((name) => path.join(from, name)),
    to,
  ]);
}
