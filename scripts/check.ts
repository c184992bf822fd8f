/**
 * Runs all checks that need neither a build nor a browser:
 *
 *   npm run check                    all files
 *   npm run check -- --changed       files that differ from the last commit
 *   npm run check -- --staged        files of the next commit (for the hook)
 *   npm run check -- docs/a.md …     these files; of a folder, all in it
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {runCommand} from './command/runCommand';
import {runStages} from './stages/runStages';
import {checkStages} from './stages/stages';

/** Files that are new count as well. */
const LISTED = ['--cached', '--others', '--exclude-standard'] as const;

function git(command: string, ...args: readonly string[]): string[] {
  return execFileSync('git', [command, '-z', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
    .split('\0')
    .filter((file) => file !== '');
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      changed: {type: 'boolean', default: false},
      staged: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const files = values.changed
    ? [
        ...git('diff', '--name-only', '--no-renames', 'HEAD'),
        ...git('ls-files', '--others', '--exclude-standard'),
      ]
    : values.staged
      ? git('diff', '--cached', '--name-only', '--no-renames')
      : positionals.length > 0
        ? git('ls-files', ...LISTED, '--error-unmatch', '--', ...positionals)
        : undefined;
  const start = performance.now();
  const stages = checkStages(files?.filter((file) => existsSync(file)));
  const {failed} = await runStages(stages, true);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `Checked ${files === undefined ? 'all files' : `${files.length} files`} in ${seconds} s: ${failed === 0 ? 'no mistakes' : 'mistakes found, see above'}\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

void runCommand(main);
