import * as z from 'zod';

/** One test as it went, in one engine. */
export interface TestOutcome {
  readonly title: string;
  /** Browser, or what else ran the test. */
  readonly engine: string;
  readonly result: 'passed' | 'failed' | 'not tried';
  /** Why it was not tried. */
  readonly reason: string;
  /** What the test has noted about itself, by kind. */
  readonly notes: readonly {
    readonly type: string;
    readonly description: string;
  }[];
}

const note = z.object({type: z.string(), description: z.string().optional()});

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(note),
    }),
  ),
});

interface Suite {
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({specs: z.array(spec), suites: z.array(suite).optional()}),
);

const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({message: z.string().optional()})),
});

function specsOf({specs, suites = []}: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const PLAYWRIGHT_RESULTS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'not tried',
} as const;

/**
 * The tests of Playwright's JSON report, one for each engine. An error outside
 * of tests counts as a failed one.
 */
export function readPlaywright(report: unknown): TestOutcome[] {
  const {suites, errors} = playwrightReport.parse(report);
  const outcomes = suites.flatMap(specsOf).flatMap(({title, tests}) =>
    tests.map(({projectName, status, annotations}): TestOutcome => {
      const notes = annotations.map(({type, description = ''}) => ({
        type,
        description,
      }));
      return {
        title,
        engine: projectName,
        result: PLAYWRIGHT_RESULTS[status],
        reason: notes.find(({type}) => type === 'skip')?.description ?? '',
        notes,
      };
    }),
  );
  return [
    ...outcomes,
    ...errors.map(({message = 'an error without words'}): TestOutcome => ({
      title: message.split('\n')[0] ?? message,
      engine: 'none',
      result: 'failed',
      reason: '',
      notes: [],
    })),
  ];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({title: z.string(), status: z.string()}),
      ),
    }),
  ),
});

/**
 * The tests of Vitest's JSON report.
 *
 * @param engineOf - What the tests of a file run, such as `build`.
 */
export function readVitest(
  report: unknown,
  engineOf: (file: string) => string,
): TestOutcome[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const engine = engineOf(file.name);
    const results = file.assertionResults.map(
      ({title, status}): TestOutcome => ({
        title,
        engine,
        result:
          status === 'passed' || status === 'failed' ? status : 'not tried',
        reason: '',
        notes: [],
      }),
    );
    if (results.length > 0 || file.status === 'passed') return results;
    return [
      {
        title: `${file.name}: ${file.message ?? 'could not be run'}`,
        engine,
        result: 'failed',
        reason: '',
        notes: [],
      },
    ];
  });
}
