/**
 * Tries another release of Docusaurus in a scratch copy of the site:
 *
 *   npm run try:framework -- 3.10.2
 *
 * It installs the release, makes the changes that are known to be needed, runs
 * everything that an update can break, and says what to change. The copy is kept
 * for inspection.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import spawn from 'cross-spawn';
import * as z from 'zod';

import {copyFiles} from '../tests/support/scratchCopy';
import {runCommand} from './command/runCommand';

const packageFile = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const CONFIGURATION = 'docusaurus.config.ts';

/** Settings that later releases call by another name. */
const RENAMED: readonly {from: string; to: string; since: string}[] = [
  {from: 'experimental_faster', to: 'faster', since: '3.10.0'},
];

/** Everything that an update can break, fastest first. */
const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['install', 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  ['replaced components', 'npx', 'vitest', 'run', 'tests/swizzles.test.ts'],
  ['types', 'npx', 'tsc', '--noEmit'],
  [
    'unit tests',
    ...['npx', 'vitest', 'run', '--project', 'unit*'],
    ...['--exclude', 'tests/swizzles.test.ts'],
  ],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['site tests', 'npx', 'vitest', 'run', '--project', 'site'],
  [
    'browser tests',
    'npx',
    'playwright',
    'test',
    '--project=chromium',
    '--grep-invert',
    '@full',
  ],
];

/** Sets the version of all packages of the framework. */
function useRelease(folder: string, release: string): void {
  const file = path.join(folder, 'package.json');
  const content = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const group of [content.dependencies, content.devDependencies]) {
    for (const name of Object.keys(group)) {
      if (name.startsWith('@docusaurus/')) group[name] = release;
    }
  }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Renames the settings that the release calls by another name.
 *
 * @returns A sentence for each.
 */
function renameSettings(folder: string, release: string): string[] {
  const file = path.join(folder, CONFIGURATION);
  const isLater = (since: string): boolean =>
    release.localeCompare(since, 'en', {numeric: true}) >= 0;
  return RENAMED.filter(({since}) => isLater(since)).flatMap(({from, to}) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(`${from}:`)) return [];
    writeFileSync(file, text.replace(`${from}:`, `${to}:`));
    return [`${CONFIGURATION}: rename ${from} to ${to}.`];
  });
}

void runCommand(() => {
  const {positionals} = parseArgs({allowPositionals: true});
  const [release = ''] = positionals;
  if (positionals.length !== 1 || !/^\d+\.\d+\.\d+/u.test(release)) {
    throw new Error(
      `try:framework: found "${positionals.join(' ')}". Give one release, such as 3.10.2.`,
    );
  }
  const folder = copyFiles('try-framework');
  useRelease(folder, release);
  const changes = renameSettings(folder, release);
  const broken: string[] = [];
  for (const [index, [name, program, ...args]] of STEPS.entries()) {
    process.stdout.write(`\n[${index + 1}/${STEPS.length}] ${name}\n`);
    const {status} = spawn.sync(program ?? '', args, {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status === 0) continue;
    broken.push(name);
    if (name === 'install' || name === 'build') break;
  }
  const result =
    broken.length === 0 ? 'nothing broke.' : `broken: ${broken.join(', ')}.`;
  process.stdout.write(
    `\n${[`Docusaurus ${release}: ${result}`, ...changes].join('\n')}\nThe copy is in ${folder}.\n`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
});
