import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import loader from './loader.mjs';

const site = temporaryFolder({
  'docs/_constants.yaml': '',
  'docs/reference/_crds/a.yaml': '',
  'docs/reference/api.md': '',
  'old/_constants.yaml': '',
});

test.each([
  ['docs/page.md', ['docs/_constants.yaml', 'docs/reference/_crds']],
  [
    'docs/reference/api.md',
    ['docs/_constants.yaml', 'docs/reference/_crds', 'old/_constants.yaml'],
  ],
])('%s depends on data', (page, expected) => {
  const found: string[] = [];
  const add = (name: string): void => {
    found.push(path.relative(site, name));
  };
  const folders = ['docs', 'old'].map((folder) => path.join(site, folder));
  const context = {
    getOptions: () => ({folders}),
    resourcePath: path.join(site, page),
    addDependency: add,
    addContextDependency: add,
  };
  expect(loader.call(context, 'Text')).toBe('Text');
  expect(found.sort()).toEqual(expected);
});
