import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {countTests} from './reports';
import {buildStages, checkStages} from './stages';

test.each([
  ['docs/a.md', 'spelling, markdown'],
  ['docs/a.mdx', 'spelling'],
  ['docs/_samples/a.yaml', 'format, samples'],
  ['src/a.css', 'format, styles'],
  ['src/a.ts', 'unit tests, lint, types, format'],
  ['sidebars.ts', 'format'],
  ['versioned_sidebars/version-v1-sidebars.json', 'format'],
])('%s gets the checks for its type: %s', (file, names) => {
  expect(
    checkStages([file])
      .map(({name}) => name)
      .join(', '),
  ).toBe(names);
});

test('no file gets no check', () => {
  expect(checkStages([])).toEqual([]);
});

test('where house rules are advice, pages are not checked', () => {
  const names = checkStages(['docs/a.md', 'blog/a.md'], ['docs']).map(
    ({name, command}) => `${name}: ${command.includes('docs/a.md')}`,
  );
  expect(names).toEqual(['spelling: false', 'markdown: false']);
  const whole = checkStages(undefined, ['docs']);
  expect(whole.find(({name}) => name === 'format')?.command).toContain('!docs');
});

test('a check gets only the files that it is for', () => {
  const lint = checkStages(['src/a.ts', 'docs/a.md']).find(
    ({name}) => name === 'lint',
  );
  expect(lint?.command).toContain('src/a.ts');
  expect(lint?.command).not.toContain('docs/a.md');
});

const folder = temporaryFolder();
const VITEST = {numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 0};

test.each<[string, object | undefined, boolean, number, number]>([
  ['of Vitest', {...VITEST, numFailedTests: 2}, false, 4, 2],
  ['with a suite that fails', {...VITEST, numFailedTestSuites: 1}, false, 4, 1],
  ['of a program that failed otherwise', VITEST, false, 4, 1],
  [
    'of Playwright, with a flaky test and an error outside of tests',
    {stats: {expected: 9, unexpected: 1, flaky: 1}, errors: [{}]},
    false,
    9,
    3,
  ],
  ['of a program that passed', VITEST, true, 4, 0],
  ['that is missing', undefined, true, 0, 1],
])('a report %s is counted', (_what, content, hasPassed, passed, failed) => {
  const name = `${String(failed)}-${String(hasPassed)}.json`;
  const file = path.join(folder, name);
  if (content) writeFiles(folder, {[name]: JSON.stringify(content)});
  expect(countTests(file, hasPassed)).toEqual({passed, failed});
});

test('a program without a report counts only if it fails', () => {
  expect(countTests(undefined, true)).toEqual({passed: 0, failed: 0});
  expect(countTests(undefined, false)).toEqual({passed: 0, failed: 1});
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
    ({report}) => report ?? [],
  );
  expect(new Set(files).size).toBe(files.length);
});
