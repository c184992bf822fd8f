import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {checkStages, countPlaywright, countVitest, stages, sum} from './test';

const {scripts} = z
  .object({scripts: z.object({'check:all': z.string()})})
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

test('the tests of a Vitest report are counted', () => {
  expect(
    countVitest({
      numPassedTests: 41,
      numFailedTests: 2,
      numFailedTestSuites: 1,
    }),
  ).toEqual({passed: 41, failed: 2});
});

test('a test file that could not be run is a failure', () => {
  expect(
    countVitest({numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1}),
  ).toEqual({passed: 3, failed: 1});
});

test('a flaky browser test and an error outside of tests are failures', () => {
  expect(
    countPlaywright({
      stats: {expected: 10, unexpected: 1, flaky: 1},
      errors: [{message: 'the server did not start'}],
    }),
  ).toEqual({passed: 10, failed: 3});
});

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => countVitest({})).toThrow('numPassedTests');
  expect(() => countPlaywright({stats: {}})).toThrow('expected');
});

test('the stages of the check are those of package.json', () => {
  expect(checkStages(scripts['check:all']).map(({name}) => name)).toContain(
    'unit tests',
  );
  expect(checkStages('npm run lint && npm run types')).toEqual([
    {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
    {name: 'types', command: ['npm', 'run', '--silent', 'types']},
  ]);
});

test('a check that is no list of scripts is refused with what is allowed', () => {
  expect(() => checkStages('npm run lint; rm -r build')).toThrow(
    'Allowed: npm run <script>',
  );
});

test('the fast tier is a part of the full one, and leaves out what is marked', () => {
  const [fast, full] = [false, true].map((which) =>
    stages(scripts['check:all'], which, '/tmp/second'),
  );
  const names = full?.map(({name}) => name) ?? [];
  expect(fast?.every(({name}) => names.includes(name))).toBe(true);
  expect(
    fast?.find(({name}) => name === 'browser tests')?.command.slice(-2),
  ).toEqual(['--grep-invert', '@full']);
  expect(names).toContain('browser tests of the second base');
});

test('every stage has a report of its own', () => {
  const files = stages(scripts['check:all'], true, '/tmp/second').flatMap(
    ({report}) => (report ? [report.file] : []),
  );
  expect(new Set(files).size).toBe(files.length);
});

test('counts are added up', () => {
  expect(
    sum([
      {passed: 2, failed: 0},
      {passed: 3, failed: 1},
    ]),
  ).toEqual({passed: 5, failed: 1});
});
