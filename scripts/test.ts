import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import * as z from 'zod';

/** What a run of a test runner came to, read from its own report. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Reads the JSON report of Vitest. A file that could not be run is a failure. */
export function countVitest(report: unknown): Count {
  const {numPassedTests, numFailedTests, numFailedTestSuites} =
    vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  };
}

/** Reads the JSON report of Playwright Test. Flaky is failed. */
export function countPlaywright(report: unknown): Count {
  const {stats, errors} = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: {
    readonly file: string;
    readonly count: (report: unknown) => Count;
  };
  /** Whether what follows makes no sense after a failure. */
  readonly stops?: boolean;
}

const REPORTS = 'reports';

function vitestStage(project: string): Stage {
  const file = path.join(REPORTS, `${project}.json`);
  return {
    name: `${project} tests`,
    command: [
      ...['npx', 'vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    report: {file, count: countVitest},
  };
}

function stages(full: boolean): Stage[] {
  const browser = path.join(REPORTS, 'browser.json');
  return [
    {name: 'formatting', command: ['npm', 'run', '--silent', 'format:check']},
    {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
    {name: 'types', command: ['npm', 'run', '--silent', 'types']},
    vitestStage('unit'),
    {name: 'build', command: ['npm', 'run', '--silent', 'build'], stops: true},
    vitestStage('site'),
    {
      name: 'browser',
      command: ['npx', 'tsx', 'scripts/install-browser.ts'],
      stops: true,
    },
    {
      name: 'browser tests',
      command: [
        ...['npx', 'playwright', 'test'],
        ...(full ? [] : ['--grep-invert', '@full']),
      ],
      report: {file: browser, count: countPlaywright},
    },
  ];
}

/** A stage without a report has no tests to count: only its failure counts. */
function run({name, command, report}: Stage): Count {
  const [program = '', ...args] = command;
  const before = performance.now();
  if (report) rmSync(report.file, {force: true});
  const {status} = spawnSync(program, args, {stdio: 'inherit'});
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(`\n— ${name}: ${seconds} s, exit ${status ?? 'none'}\n`);
  if (!report) return {passed: 0, failed: status === 0 ? 0 : 1};
  if (!existsSync(report.file)) return {passed: 0, failed: 1};
  const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  return status === 0 || count.failed > 0
    ? count
    : {...count, failed: count.failed + 1};
}

/** Runs the stages in order and ends with one line that counts all tests. */
function main(): void {
  const {values} = parseArgs({
    options: {full: {type: 'boolean', default: false}},
  });
  mkdirSync(REPORTS, {recursive: true});
  let total: Count = {passed: 0, failed: 0};
  for (const stage of stages(values.full)) {
    const count = run(stage);
    total = {
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
    };
    if (count.failed > 0 && stage.stops === true) break;
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

if (require.main === module) main();
