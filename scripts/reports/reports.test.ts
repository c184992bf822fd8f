import {expect, test} from 'vitest';

import {auditReport} from './auditTable';
import {FAULTS, faultTable} from './faultTable';
import {readPlaywright, readVitest, type TestOutcome} from './readReports';

function outcome(
  title: string,
  result: TestOutcome['result'] = 'passed',
  more: Partial<TestOutcome> = {},
): TestOutcome {
  return {title, engine: 'chromium', result, reason: '', notes: [], ...more};
}

const ALL = FAULTS.map((fault) => outcome(`fault ${fault}: it stays`));

test('nested suites are read, each test once for each engine', () => {
  const report = {
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'fault 1: it stays',
                tests: [
                  {
                    projectName: 'chromium',
                    status: 'expected',
                    annotations: [],
                  },
                  {
                    projectName: 'firefox',
                    status: 'skipped',
                    annotations: [{type: 'skip', description: 'cannot'}],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(
    readPlaywright(report).map(({engine, result, reason}) => [
      engine,
      result,
      reason,
    ]),
  ).toEqual([
    ['chromium', 'passed', ''],
    ['firefox', 'not tried', 'cannot'],
  ]);
});

test('an error outside of tests is a failure', () => {
  expect(
    readPlaywright({suites: [], errors: [{message: 'no server'}]}),
  ).toMatchObject([{title: 'no server', result: 'failed'}]);
});

test('a test file that could not be run is a failure', () => {
  expect(
    readVitest(
      {
        testResults: [
          {name: 'a.ts', status: 'failed', message: 'x', assertionResults: []},
        ],
      },
      () => 'build',
    ),
  ).toMatchObject([{title: 'a.ts: x', engine: 'build', result: 'failed'}]);
});

test('all faults survived is good', () => {
  const {lines, isGood} = faultTable(ALL);
  expect(isGood).toBe(true);
  expect(lines.at(-1)).toBe('20 of 20 faults survived');
});

test('a fault without a test is not survived', () => {
  const {lines, isGood} = faultTable(ALL.slice(1));
  expect(isGood).toBe(false);
  expect(lines.at(-1)).toContain('19 of 20 faults survived; not: 1');
});

test('a fault that failed in one engine is not survived', () => {
  const {lines, isGood} = faultTable([
    ...ALL,
    outcome('fault 2: it stays', 'failed', {engine: 'firefox'}),
  ]);
  expect(isGood).toBe(false);
  expect(lines).toContain(' 2  firefox   failed  it stays');
});

test('what was not tried counts for nothing and says why', () => {
  const {lines, isGood} = faultTable([
    ...ALL.slice(1),
    outcome('fault 1: it stays', 'not tried', {reason: 'cannot'}),
  ]);
  expect(isGood).toBe(false);
  expect(lines[0]).toBe(' 1  chromium  not tried  it stays (cannot)');
});

test('what was looked at is added up', () => {
  const notes = [1, 2].map((states) => ({
    type: 'audited',
    description: JSON.stringify({
      page: '/docs/',
      states,
      nodes: 10,
      violations: 0,
    }),
  }));
  const {line, isGood} = auditReport([outcome('a page', 'passed', {notes})]);
  expect(isGood).toBe(true);
  expect(line).toContain('1 pages · 3 states');
  expect(line).toContain('20 nodes checked · 0 violating nodes');
});

test('nothing looked at is no success', () => {
  expect(auditReport([outcome('a page')]).isGood).toBe(false);
});
