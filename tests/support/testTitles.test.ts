import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {testTitles} from './testTitles';

const folder = mkdtempSync(path.join(tmpdir(), 'titles-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('titles are read with their groups, whatever the way in which a test is made', () => {
  const file = path.join(folder, 'a.spec.ts');
  writeFileSync(
    file,
    `
    test('plain', () => { expect(1).toBe(1); });
    test.describe('group', () => {
      test.use({viewport: WIDE});
      for (const x of list) test(\`of \${x}, and more\`, {tag: '@full'}, () => {});
      describe.each(list)('$name', () => { it('inner', run); });
    });
    test.each([1, 2])('number %i', () => {});
    test.each<[string]>\`a\`('tagged', () => {});
    test.step('a step', () => {});
    test.skip('left out', () => {});
    test.describe.skip('left out', () => {});
    test(title, () => {});
    `,
  );
  expect(testTitles(file)).toEqual([
    'plain',
    'group > of …, and more',
    'group > $name > inner',
    'number %i',
    'tagged',
    '…',
  ]);
});
