/**
 * Tries another release of Docusaurus in a scratch copy of the site:
 *
 *   npm run try:framework -- 3.10.2
 *
 * It installs the release, makes the changes that are known to be needed, runs
 * everything that an update can break, and ends with one sentence for each
 * change that is still to be made. The copy is kept for inspection.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';

import * as z from 'zod';

import {copyFiles} from '../tests/support/copyFiles';
import {runCommand} from './command/runCommand';
import {runProgram} from './command/runProgram';
import {
  replacedComponents,
  replacementFault,
} from './framework/replacedComponents';

const versions = z.record(z.string(), z.string()).optional();
const packageFile = z.looseObject({
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
});

const CONFIGURATION = 'docusaurus.config.ts';

/** Settings that later releases call by another name. */
const RENAMED = [{from: 'experimental_faster', to: 'faster', since: '3.10.0'}];

/** Everything that an update can break, fastest first. */
const STEPS: readonly {
  readonly name: string;
  readonly command: string;
  /** Whether a failure makes later steps pointless. */
  readonly isRequired?: boolean;
}[] = [
  {
    name: 'install',
    command: 'npm install --no-audit --no-fund --ignore-scripts',
    isRequired: true,
  },
  {name: 'types', command: 'npx tsc --noEmit'},
  {
    name: 'unit tests',
    command: 'npx vitest run --project unit* --exclude tests/swizzles.test.ts',
  },
  {name: 'build', command: 'npm run --silent build', isRequired: true},
  {name: 'site tests', command: 'npx vitest run --project site'},
  {
    name: 'browser tests',
    command:
      'npx playwright test --project chromium --reporter line --grep-invert @full',
  },
];

/** What programs print on one line about a mistake or a deprecated setting. */
const SAID =
  /^(?: FAIL .*|.*: error TS\d+: .*| {2}\d+\) \[.*|\[(?:ERROR|WARNING)\] .*|npm error (?!A complete).*)$/gmu;

/** Sets the version of the framework, for the site and its packages. */
function useRelease(folder: string, release: string): void {
  const workspaces = readdirSync(path.join(folder, 'packages'));
  for (const place of ['.', ...workspaces.map((name) => `packages/${name}`)]) {
    const file = path.join(folder, place, 'package.json');
    const content = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const {dependencies, devDependencies, peerDependencies} = content;
    for (const group of [dependencies, devDependencies, peerDependencies]) {
      for (const name of Object.keys(group ?? {})) {
        if (group && name.startsWith('@docusaurus/')) group[name] = release;
      }
    }
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
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

void runCommand(async () => {
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
  for (const [index, {name, command, isRequired}] of STEPS.entries()) {
    process.stdout.write(`[${index + 1}/${STEPS.length}] ${name}\n`);
    const {code, output} = await runProgram(
      command.split(' '),
      true,
      {},
      folder,
    );
    const text = stripVTControlCharacters(output);
    const said = [...new Set(text.match(SAID))];
    if (code !== 0 && said.length === 0)
      said.push(`failed with status ${code}; its output is above.`);
    changes.push(...said.map((line) => `${name}: ${line.trim()}`));
    if (code !== 0) {
      process.stdout.write(text);
      broken.push(name);
      if (isRequired === true) break;
    }
    if (name !== 'install') continue;
    const replaced = replacedComponents(folder).flatMap(
      (component) => replacementFault(folder, component) ?? [],
    );
    changes.push(...replaced);
    if (replaced.length > 0) broken.push('replaced components');
  }
  const result =
    broken.length === 0 ? 'nothing broke.' : `broken: ${broken.join(', ')}.`;
  process.stdout.write(
    `\nDocusaurus ${release}: ${result} To change: ${changes.length}.\n${changes.map((change) => `- ${change}\n`).join('')}The copy is in ${folder}.\n`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
});
