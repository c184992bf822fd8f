import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stringify} from 'yaml';

import {docsVersionByName, type DocsVersion} from '../src/site/versions';

export const SITE_DIR = path.resolve(import.meta.dirname, '..');

/** Runs a command; of an error it prints only the message. */
export async function runCommand(
  main: () => void | Promise<void>,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/**
 * Reads where a command reads, and for which version.
 *
 * @param source - What `--from` names.
 * @param versions - What `--version` names.
 * @throws Error that says what to write if an option is missing.
 */
export function readSource(source: string, versions: string) {
  const option = {type: 'string'} as const;
  const options = {from: option, version: option, ref: option};
  const {values} = parseArgs({options, allowPositionals: true});
  const {from, version, ref} = values;
  if (from && version) return {from, version, ref};
  throw new Error(
    `Write --from <${source}> --version <${versions}> [--ref <tag or commit>].`,
  );
}

/**
 * Reads the options of a command that reads something of a release: of the one
 * that the docs version is about, unless `--ref` names another.
 */
export function readOptions(source: string) {
  const {from, version: name, ref} = readSource(source, 'docs version');
  const version = docsVersionByName(name);
  return {from, version, ref: ref ?? version.release.ref};
}

/** Runs Git in the platform's repository; what a commit doesn't have is empty. */
export type Git = (...args: readonly string[]) => string;

/**
 * Reads the options of a command that reads a clone of the platform.
 *
 * @throws Error if an option is missing, or the commit of `--ref` or of the version.
 */
export function readPlatform() {
  const {from, version, ref} = readOptions('clone of the platform');
  const git: Git = (...args) => {
    const env = {...process.env, LC_ALL: 'C'};
    const options = {encoding: 'utf8', env} as const;
    const run = spawnSync('git', ['-C', from, ...args], options);
    // Only grep and rev-parse end with 1: they found nothing.
    const isAnswer = run.status === 0 || run.status === 1;
    if (isAnswer || /^fatal: path /u.test(run.stderr)) return run.stdout;
    throw run.error ?? new Error(`git ${args.join(' ')}: ${run.stderr}`);
  };
  for (const commit of [ref, version.release.ref]) {
    if (git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)) continue;
    throw new Error(`${from} has no commit ${commit}. Fetch it first.`);
  }
  return {git, ref, version};
}

/** Writes the data of a script into the folder of a docs version, and says so. */
export function writeData(
  {folder}: DocsVersion,
  name: string,
  script: string,
  data: unknown,
): void {
  const file = path.join(SITE_DIR, folder, name);
  const header = `# Written by \`npm run ${script}\`. Do not edit.\n`;
  writeFileSync(file, header + stringify(data, {lineWidth: 0}));
  console.log(`${folder}/${name} is written.`);
}
