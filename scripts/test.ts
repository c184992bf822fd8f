import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
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

/** One program that `npm test` runs. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Added to the environment of the program. */
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: {
    readonly file: string;
    readonly count: (report: unknown) => Count;
  };
  /** Whether what follows makes no sense after a failure. */
  readonly stops?: boolean;
}

const REPORTS = 'reports';

function vitestStage(
  project: string,
  name: string,
  env: Stage['env'] = {},
): Stage {
  const file = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: [
      ...['npx', 'vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    env,
    report: {file, count: countVitest},
  };
}

function browserStage(
  name: string,
  args: readonly string[],
  env: Stage['env'] = {},
): Stage {
  const file = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: ['npx', 'playwright', 'test', ...args],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    report: {file, count: countPlaywright},
  };
}

/**
 * The stages of `npm run check`, each by itself: the list stands once, in
 * `package.json`. The unit tests are counted by their report.
 *
 * @param check - The script, such as `npm run lint && npm run types`.
 */
export function checkStages(check: string): Stage[] {
  return check.split('&&').map((part): Stage => {
    const script = /^\s*npm run (?<script>[\w:-]+)\s*$/u.exec(part)?.groups?.[
      'script'
    ];
    if (script === undefined) {
      throw new Error(
        `package.json, scripts.check:all: "${part.trim()}". Allowed: npm run <script>, joined by &&.`,
      );
    }
    return script === 'test:unit'
      ? vitestStage('unit', 'unit tests')
      : {name: script, command: ['npm', 'run', '--silent', script]};
  });
}

/** A base other than the root, so that no address is right by chance. */
const SECOND_BASE = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/some/path/',
} as const;

/** The first engine, and what does not take long. */
const FAST = ['--project=chromium', '--grep-invert', '@full'] as const;

/**
 * All stages in their order.
 *
 * @param full - Also what takes long: every page, failing builds, a second
 *   base, the same bytes twice.
 * @param secondFolder - Where the site of the second base is built.
 */
export function stages(
  check: string,
  full: boolean,
  secondFolder: string,
): Stage[] {
  const build = ['npm', 'run', '--silent', 'build'];
  const second = {...SECOND_BASE, TEST_SITE_DIR: secondFolder};
  return [
    ...checkStages(check),
    {name: 'build', command: build, stops: true},
    vitestStage('site', 'site tests'),
    {
      name: 'browser',
      command: [
        ...['npx', 'tsx', 'scripts/install-browser.ts'],
        ...(full ? ['--all'] : []),
      ],
      stops: true,
    },
    browserStage('browser tests', full ? [] : FAST),
    ...(full
      ? [
          vitestStage('full', 'build tests'),
          {
            name: 'build of the second base',
            command: [...build, '--', '--out-dir', secondFolder],
            env: SECOND_BASE,
            stops: true,
          },
          vitestStage('site', 'site tests of the second base', second),
          browserStage('browser tests of the second base', FAST, second),
        ]
      : []),
  ];
}

/** A stage without a report has no tests to count: only its failure counts. */
function run({name, command, env, report}: Stage, place: string): Count {
  const [program = '', ...args] = command;
  process.stdout.write(`\n— ${place} ${name}\n`);
  const before = performance.now();
  if (report) rmSync(report.file, {force: true});
  const {status} = spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(
    `— ${place} ${name}: ${seconds} s, ${status === 0 ? 'passed' : `failed (exit ${status ?? 'by a signal'})`}\n`,
  );
  if (!report) return {passed: 0, failed: status === 0 ? 0 : 1};
  if (!existsSync(report.file)) return {passed: 0, failed: 1};
  const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  return status === 0 || count.failed > 0
    ? count
    : {...count, failed: count.failed + 1};
}

/** Adds up what the stages came to. */
export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, {passed}) => total + passed, 0),
    failed: counts.reduce((total, {failed}) => total + failed, 0),
  };
}

const packageFile = z.object({scripts: z.object({'check:all': z.string()})});

/** Runs the stages in order and ends with one line that counts all tests. */
function main(): void {
  const {values} = parseArgs({
    options: {full: {type: 'boolean', default: false}},
  });
  const {scripts} = packageFile.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  mkdirSync(REPORTS, {recursive: true});
  const temporary = mkdtempSync(path.join(tmpdir(), 'openchoreo-site-'));
  const counts: Count[] = [];
  try {
    const list = stages(
      scripts['check:all'],
      values.full,
      path.join(temporary, 'second-base'),
    );
    for (const [index, stage] of list.entries()) {
      const count = run(stage, `[${index + 1}/${list.length}]`);
      counts.push(count);
      if (count.failed > 0 && stage.stops === true) break;
    }
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
  const total = sum(counts);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

if (require.main === module) main();
