import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {findFirefox} from '../tests/support/browser';
import {findWebKit} from '../tests/support/webkit';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {faultTable} from './reports/faultTable';
import {
  readPlaywright,
  readVitest,
  type TestOutcome,
} from './reports/readReports';

const PATTERN = String.raw`fault \d+:`;

/** Runs a test runner; its words go to the terminal, its report is read. */
function run(
  command: readonly string[],
  file: string,
  read: (report: unknown) => TestOutcome[],
): TestOutcome[] {
  rmSync(file, {force: true});
  const [program = '', ...args] = command;
  spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')));
  throw new Error(`${command.join(' ')} left no report.`);
}

/** Runs all tests of faults and prints which were survived, and where. */
function main(): void {
  requireBuiltSite(process.env['TEST_SITE_DIR'] ?? 'build');
  const browser = path.join('reports', 'faults-browser.json');
  const builds = path.join('reports', 'faults-builds.json');
  const {lines, isGood} = faultTable([
    ...run(
      ['npx', 'playwright', 'test', '--grep', PATTERN],
      browser,
      readPlaywright,
    ),
    ...run(
      [
        ...['npx', 'vitest', 'run', '--project', 'full', '-t', PATTERN],
        ...['--passWithNoTests', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${builds}`,
      ],
      builds,
      (report) =>
        readVitest(report, (file) =>
          file.endsWith('webkit.test.ts') ? 'webkit' : 'build',
        ).filter(({result}) => result !== 'not tried'),
    ),
  ]);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (findFirefox() === undefined) {
    process.stdout.write(
      'firefox: not tried, it is not installed (Debian: firefox-esr, or name one in FIREFOX)\n',
    );
  }
  process.stdout.write(
    findWebKit() === undefined
      ? 'webkit: not tried, it is not installed (Debian: webkit2gtk-driver and xvfb)\n'
      : 'webkit: what WebDriver can do; it cannot answer for other origins, block storage or change media features\n',
  );
  process.exitCode = isGood ? 0 : 1;
}

void runCommand(main);
