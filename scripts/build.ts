import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {checkPages} from './check/checkPages';

/** Where a build is made, and where the one before it waits during the swap. */
export interface BuildFolders {
  readonly out: string;
  readonly part: string;
  readonly last: string;
}

/**
 * The folders of a build stand beside each other, so that taking the place of
 * the last build is a rename.
 *
 * @param outDir - Where the finished site is wanted.
 */
export function buildFolders(outDir: string): BuildFolders {
  const out = path.resolve(outDir);
  const beside = (suffix: string): string =>
    path.join(path.dirname(out), `.${path.basename(out)}-${suffix}`);
  return {out, part: beside('part'), last: beside('last')};
}

/** Clears what an interrupted build left; a build it had set aside comes back. */
export function recover({out, part, last}: BuildFolders): void {
  rmSync(part, {recursive: true, force: true});
  if (existsSync(last) && !existsSync(out)) renameSync(last, out);
  rmSync(last, {recursive: true, force: true});
}

/** Puts a finished build in the place of the last one. */
export function swap({out, part, last}: BuildFolders): void {
  if (existsSync(out)) renameSync(out, last);
  renameSync(part, out);
  rmSync(last, {recursive: true, force: true});
}

interface Outcome {
  readonly code: number;
  /** What the framework printed; empty where it went to the terminal. */
  readonly output: string;
}

interface Run {
  readonly outcome: Promise<Outcome>;
  readonly stop: () => void;
}

/** Runs the framework's build; its words are kept where nobody watches. */
function runFramework(args: readonly string[]): Run {
  const watched = process.stdout.isTTY;
  const child = spawn(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', ...args],
    {
      stdio: watched ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // A build asks nobody on the network, not even whether it is outdated.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    },
  );
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString()});
    });
  });
  return {outcome, stop: () => child.kill('SIGKILL')};
}

function countPages(folder: string): number {
  return readdirSync(folder, {recursive: true}).filter((name) =>
    String(name).endsWith('.html'),
  ).length;
}

/** Keeps the warnings of a build, which a log must not lose. */
export function warningsOf(output: string): string {
  const lines = output.split('\n');
  const kept: string[] = [];
  let keeping = false;
  for (const line of lines) {
    const label = /^\[(?<label>[A-Z]+)\]/u.exec(line)?.groups?.['label'];
    if (label !== undefined) keeping = label === 'WARNING';
    if (keeping) kept.push(line);
  }
  return kept.join('\n').trimEnd();
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {'out-dir': {type: 'string', default: 'build'}},
    strict: false,
    allowPositionals: true,
  });
  const folders = buildFolders(String(values['out-dir']));
  const {'out-dir': _, ...others} = values;
  const rest = Object.entries(others).map(([name, value]) =>
    typeof value === 'string' ? `--${name}=${value}` : `--${name}`,
  );
  recover(folders);
  const before = performance.now();
  const framework = runFramework([
    ...positionals,
    ...['--out-dir', folders.part],
    ...rest,
  ]);
  // The framework stops at its first mistake: these are all, and it need not
  // go on.
  const {errors: mistakes} = checkPages(process.cwd());
  if (mistakes.length > 0) framework.stop();
  const {code, output} = await framework.outcome;
  if (code !== 0 || mistakes.length > 0) {
    process.stderr.write(
      mistakes.length > 0
        ? `${mistakes.map(({message}) => message).join('\n')}\n`
        : output,
    );
    process.stderr.write(
      `\nThe build failed; what stood in ${folders.out} is unchanged.\n`,
    );
    rmSync(folders.part, {recursive: true, force: true});
    process.exitCode = 1;
    return;
  }
  // Asked for its options, the framework prints them and builds nothing.
  if (!existsSync(folders.part)) {
    process.stdout.write(output);
    return;
  }
  swap(folders);
  const warnings = warningsOf(output);
  if (warnings !== '') process.stdout.write(`${warnings}\n`);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  const pages = countPages(folders.out);
  mkdirSync('reports', {recursive: true});
  writeFileSync(
    'reports/build.json',
    `${JSON.stringify({pages, seconds: Number(seconds)})}\n`,
  );
  process.stdout.write(
    `Built ${pages} pages in ${seconds} s: ${folders.out}\n`,
  );
}

if (require.main === module) void main();
