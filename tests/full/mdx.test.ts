import {cpSync} from 'node:fs';

import {afterAll, beforeAll, test} from 'vitest';

import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';

let copy: ScratchCopy;

beforeAll(() => {
  copy = scratchCopy('mdx');
  cpSync('tests/mdx/site', copy.folder, {recursive: true});
}, 120_000);

afterAll(() => {
  copy.remove();
}, 120_000);

test('pages of MDX pass the checks of pages, samples and spelling', () => {
  copy.run('tsx', ['scripts/check-pages.ts']);
  const pages = ['docs/parts.mdx', 'blog/2025-10-01-parts.mdx'];
  copy.run('tsx', ['scripts/check-samples.ts', ...pages]);
  copy.run('cspell', ['lint', '--no-progress', ...pages]);
});

test('the site with them is built, and works in every browser', () => {
  copy.run('tsx', ['scripts/build.ts']);
  copy.run('playwright', [
    'test',
    '--config',
    'tests/mdx/playwright.config.ts',
  ]);
}, 1_200_000);
