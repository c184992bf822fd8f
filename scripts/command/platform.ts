import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stringify} from 'yaml';

import {docsVersionByName, type DocsVersion} from '../../src/site/versions';

export const SITE_DIR = path.resolve(import.meta.dirname, '../..');

/** Runs Git in the platform's repository; gives nothing if it fails. */
export type Git = (...args: readonly string[]) => string;

/**
 * Reads the options of a command that reads a clone of the platform's
 * repository, at the release that the docs version is about or at another one.
 *
 * @throws Error that says what to write if one is missing.
 */
export function platformOptions(): {
  readonly git: Git;
  readonly ref: string;
  readonly version: DocsVersion;
} {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      version: {type: 'string'},
      ref: {type: 'string'},
    },
  });
  const {from, version: name} = values;
  if (from === undefined || name === undefined) {
    throw new Error(
      'Write --from <clone of the platform>, --version <docs version> and, for another commit than its own, --ref.',
    );
  }
  const version = docsVersionByName(name);
  const ref = values.ref ?? version.release.ref;
  const git: Git = (...args) => {
    try {
      return execFileSync('git', ['-C', from, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  if (git('cat-file', '-t', ref) !== '') return {git, ref, version};
  throw new Error(`${from} has no commit ${ref}. Fetch it first.`);
}

/** Writes imported data into the folder of a docs version, and says so. */
export function writeData(
  {folder}: DocsVersion,
  name: string,
  header: string,
  data: unknown,
): void {
  const file = path.join(SITE_DIR, folder, name);
  const text = header + stringify(data, {lineWidth: 0});
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  console.log(`${folder}/${name}: ${isSame ? 'unchanged' : 'written'}`);
}
