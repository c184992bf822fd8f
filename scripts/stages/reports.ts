import {existsSync, readFileSync} from 'node:fs';

import * as z from 'zod';

/** The number of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The JSON report of a test runner, with a function to count its tests. */
export interface Report {
  readonly file: string;
  readonly count: (report: unknown) => Count;
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

/** Reads the JSON report of Vitest. A test file that couldn't run is a failure. */
export function countVitest(report: unknown): Count {
  const {numPassedTests, numFailedTests, numFailedTestSuites} =
    vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  };
}

/** Reads the JSON report of Playwright Test. A flaky test counts as failed. */
export function countPlaywright(report: unknown): Count {
  const {stats, errors} = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

/**
 * Counts the tests of a stage. Without a report there are no tests, so only a
 * failure counts. A missing report is a failure.
 *
 * @param hasPassed - Whether the program exited with status 0.
 */
export function countStage(
  report: Report | undefined,
  hasPassed: boolean,
): Count {
  if (!report) return {passed: 0, failed: hasPassed ? 0 : 1};
  if (!existsSync(report.file)) return {passed: 0, failed: 1};
  const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
  return hasPassed || count.failed > 0
    ? count
    : {...count, failed: count.failed + 1};
}

/** Adds counts up. */
export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, {passed}) => total + passed, 0),
    failed: counts.reduce((total, {failed}) => total + failed, 0),
  };
}
