import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {countPlaywright, countStage, countVitest, sum} from './reports';
import {buildStages, checkStages, FIX_STAGES} from './stages';

const namesFor = (...files: readonly string[]): string[] =>
  checkStages(files).map(({name}) => name);

test('each file gets the checks for its type', () => {
  expect(namesFor('docs/a.md')).toEqual(['spelling', 'markdown', 'pages']);
  expect(namesFor('docs/a.mdx')).toEqual(['spelling', 'pages']);
  expect(namesFor('docs/_samples/a.yaml')).toContain('samples');
  expect(namesFor('src/a.css')).toEqual(['format', 'styles']);
  expect(namesFor('src/a.ts')).toEqual([
    'unit tests',
    'lint',
    'types',
    'format',
  ]);
  expect(namesFor('sidebars.ts')).toEqual(['format', 'pages']);
  expect(namesFor('versioned_sidebars/version-v1-sidebars.json')).toEqual([
    'format',
    'pages',
  ]);
  expect(namesFor()).toEqual([]);
});

test('where house rules are advice, only the pages are checked', () => {
  const names = checkStages(['docs/a.md', 'blog/a.md'], [], ['docs']).map(
    ({name, command}) => `${name}: ${command.includes('docs/a.md')}`,
  );
  expect(names).toEqual(['spelling: false', 'markdown: false', 'pages: true']);
  const [whole] = checkStages(undefined, [], ['docs']).filter(
    ({name}) => name === 'format',
  );
  expect(whole?.command).toContain('!docs');
});

test('formatting comes last, and no tool stops the others', () => {
  expect(FIX_STAGES.at(-1)?.command[0]).toBe('prettier');
  expect(FIX_STAGES.filter(({isRequired}) => isRequired)).toEqual([]);
});

test('a check gets only the files that it is for', () => {
  const lint = checkStages(['src/a.ts', 'docs/a.md']).find(
    ({name}) => name === 'lint',
  );
  expect(lint?.command).toContain('src/a.ts');
  expect(lint?.command).not.toContain('docs/a.md');
});

test('a change of data checks all pages', () => {
  const pagesFor = (...files: readonly string[]): readonly string[] =>
    checkStages(files)
      .find(({name}) => name === 'pages')
      ?.command.slice(2) ?? [];
  expect(pagesFor('docs/a.md', 'src/a.ts')).toEqual(['docs/a.md']);
  expect(pagesFor('docs/a.md', 'docs/_constants.yaml')).toEqual([]);
  expect(
    checkStages([], ['docs/gone.md']).map(({command}) => command.at(-1)),
  ).toEqual(['docs/gone.md']);
  expect(pagesFor('docs/a.md', 'sidebars.ts')).toEqual([
    'docs/a.md',
    'sidebars.ts',
  ]);
});

test.each([
  ['the tests are', {numPassedTests: 41, numFailedTests: 2}, 2],
  [
    'a file that could not be run is',
    {numPassedTests: 41, numFailedTests: 0},
    1,
  ],
])('%s counted in a Vitest report', (_what, tests, failed) => {
  expect(countVitest({...tests, numFailedTestSuites: 1})).toEqual({
    passed: 41,
    failed,
  });
});

test('a flaky browser test and an error outside of tests are failures', () => {
  expect(
    countPlaywright({
      stats: {expected: 10, unexpected: 1, flaky: 1},
      errors: [{message: 'the server did not start'}],
    }),
  ).toEqual({passed: 10, failed: 3});
});

const folder = temporaryFolder();

test('a failed program is counted, even if its report has no failures', () => {
  const file = path.join(folder, 'report.json');
  const report = {file, count: () => ({passed: 2, failed: 0})};
  expect(countStage(undefined, false)).toEqual({passed: 0, failed: 1});
  expect(countStage(report, true)).toEqual({passed: 0, failed: 1});
  writeFiles(folder, {'report.json': '{}'});
  expect(countStage(report, true)).toEqual({passed: 2, failed: 0});
  expect(countStage(report, false)).toEqual({passed: 2, failed: 1});
});

test('the quick stages are a part of all stages, without tests marked @full', () => {
  const [quick, full] = [false, true].map((isFull) =>
    buildStages(isFull, 'second'),
  );
  const names = full?.map(({name}) => name) ?? [];
  expect(quick?.every(({name}) => names.includes(name))).toBe(true);
  expect(
    quick?.find(({name}) => name === 'browser tests')?.command.slice(-2),
  ).toEqual(['--grep-invert', '@full']);
  expect(names).toContain('browser tests of the second base');
});

test('no two stages write the same report', () => {
  const files = [...checkStages(), ...buildStages(true, 'second')].flatMap(
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
