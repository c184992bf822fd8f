import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {checkSpelling} from './checkSpelling';
import {checkSyntax} from './checkSyntax';

const repository = path.resolve(__dirname, '../../..');
let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  for (const name of [
    'cspell.json',
    'cspell-words.txt',
    '.markdownlint.yaml',
    'node_modules',
  ]) {
    symlinkSync(path.join(repository, name), path.join(site, name));
  }
  writeFileSync(
    path.join(site, 'wrong.md'),
    '---\ntitle: A\n---\n\nThe colour of an enviroment by Nadja in OpenChoreo.\n\n* An item (of)[other.md]\n',
  );
  writeFileSync(
    path.join(site, 'right.md'),
    '---\ntitle: A\n---\n\nA `kubectll` buildpack.\n\n```sh\nkubectll\n```\n',
  );
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

test('words that no dictionary has are told with file, line and column, and names as advice', async () => {
  const {errors, advice} = await checkSpelling(site, ['wrong.md', 'right.md']);
  expect(errors.map(({message}) => message.split('. ')[0])).toEqual([
    'wrong.md:5:5: "colour" is not in the dictionary',
    'wrong.md:5:18: "enviroment" is not in the dictionary',
  ]);
  expect(advice.map(({what}) => what)).toEqual([
    '"Nadja" is not in the dictionary',
  ]);
});

test('Markdown that readers would see broken is told with file, line and rule', async () => {
  const errors = await checkSyntax(site, ['wrong.md', 'right.md']);
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringContaining('wrong.md:7:11 no-reversed-links: '),
  ]);
});

test('no files are no mistakes', async () => {
  expect(await checkSpelling(site, [])).toEqual({errors: [], advice: []});
  expect(await checkSyntax(site, [])).toEqual([]);
});
