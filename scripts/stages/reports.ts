import {existsSync, readFileSync} from 'node:fs';

import * as z from 'zod';

/** The number of passed and failed tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Of Vitest, which fails as a program if a test file couldn't run. */
const vitestReport = z
  .object({numPassedTests: z.number(), numFailedTests: z.number()})
  .transform(({numPassedTests: passed, numFailedTests: failed}) => ({
    passed,
    failed,
  }));

/** Of Playwright Test. A flaky test counts as failed. */
const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
    }),
    errors: z.array(z.unknown()),
  })
  .transform(({stats, errors}) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));

const testReport = z.union([vitestReport, playwrightReport]);

/**
 * Counts the tests of a program by its report. Without one there are no tests,
 * so only a failure counts. A missing report is a failure.
 *
 * @param hasPassed - Whether the program exited with status 0.
 */
export function countTests(
  report: string | undefined,
  hasPassed: boolean,
): Count {
  if (report === undefined) return {passed: 0, failed: hasPassed ? 0 : 1};
  if (!existsSync(report)) return {passed: 0, failed: 1};
  const count = testReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  return hasPassed || count.failed > 0 ? count : {...count, failed: 1};
}
