/**
 * Everything that needs neither a build nor a browser:
 *
 *   npm run check                    all files; what has passed and has not
 *                                    changed since is not repeated
 *   npm run check -- --again         all files, whatever has passed
 *   npm run check -- --changed       files that differ from the last commit
 *   npm run check -- --staged        files of the next commit (the hook's)
 *   npm run check -- docs/a.md …     these files
 */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import * as z from 'zod';

import {runCommand} from './command/runCommand';
import {checkStagesOf, type CheckStage} from './check/checkStages';
import {fileHashes, fingerprintOf, PassedBefore} from './check/passedBefore';

const SITE_DIR = path.resolve(__dirname, '..');

const packageFile = z.object({scripts: z.object({'check:all': z.string()})});

function git(...args: readonly string[]): string[] {
  return execFileSync('git', [...args, '-z'], {cwd: SITE_DIR, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(SITE_DIR, file)));
}

function changedFiles(): string[] {
  return [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

interface Result {
  readonly status: number;
  readonly output: string;
}

function run({command: [program = '', ...args]}: CheckStage): Promise<Result> {
  const child = spawn(program, args, {cwd: SITE_DIR});
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({status: code ?? 1, output: Buffer.concat(chunks).toString()});
    });
  });
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

/**
 * Runs the checks beside each other; tells each as it ends.
 *
 * @param onPass - Told of each that passed.
 * @returns How many failed.
 */
async function runAll(
  stages: readonly CheckStage[],
  onPass: (name: string) => void,
): Promise<number> {
  const waiting = [...stages];
  let ended = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const start = performance.now();
      const {status, output} = await run(stage);
      ended += 1;
      if (status === 0) onPass(stage.name);
      else failed += 1;
      process.stdout.write(
        `[${ended}/${stages.length}] ${stage.name}: ${status === 0 ? 'passed' : 'failed'}, ${secondsSince(start)} s\n`,
      );
      if (status !== 0) process.stdout.write(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(
    Array.from({length: Math.min(availableParallelism(), stages.length)}, work),
  );
  return failed;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      changed: {type: 'boolean', default: false},
      staged: {type: 'boolean', default: false},
      again: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const {scripts} = packageFile.parse(
    JSON.parse(readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8')),
  );
  const named = positionals.map((file) =>
    path.relative(SITE_DIR, path.resolve(file)).split(path.sep).join('/'),
  );
  const missing = named.filter(
    (file) => !existsSync(path.join(SITE_DIR, file)),
  );
  if (missing.length > 0) {
    throw new Error(`check: there is no file ${missing.join(', ')}.`);
  }
  const files = values.changed
    ? changedFiles()
    : values.staged
      ? git('diff', '--cached', '--name-only')
      : named.length > 0
        ? named
        : undefined;
  const start = performance.now();
  const stages = checkStagesOf(scripts['check:all'], files);
  const passed = new PassedBefore(SITE_DIR);
  const hashes = files === undefined ? fileHashes(SITE_DIR) : undefined;
  const fingerprint = (name: string): string | undefined =>
    hashes && fingerprintOf(name, hashes);
  const due = stages.filter(({name}) => {
    const known = fingerprint(name);
    return values.again || known === undefined || !passed.has(name, known);
  });
  for (const {name} of stages.filter((stage) => !due.includes(stage))) {
    process.stdout.write(`${name}: passed before, nothing has changed\n`);
  }
  const failed = await runAll(due, (name) => {
    const known = fingerprint(name);
    if (known !== undefined) passed.add(name, known);
  });
  const what = files === undefined ? 'all files' : `${files.length} files`;
  process.stdout.write(
    `Checked ${what}: ${stages.length - failed} of ${stages.length} checks passed in ${secondsSince(start)} s\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

void runCommand(main);
