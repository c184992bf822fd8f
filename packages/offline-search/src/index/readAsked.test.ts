import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {corpusOf} from '../../fixtures/corpus';
import {addAsked, readAsked} from './readAsked';

const folder = temporaryFolder();

function read(content: string) {
  writeFiles(folder, {'asked.yaml': content});
  return readAsked(folder, 'asked.yaml', 'docs/');
}

const [page] = corpusOf([
  {title: 'A', route: '/docs/a/', text: '## One\nText.'},
]).pages;
const found = page ? [{page}] : [];

test('a key leads to a page or to a section, with the words that are searched', () => {
  const asked = read('a.md: [try it]\na/index.mdx#one: [put a password]\n');
  const [added] = addAsked(found, asked);
  expect(added?.page.sections.map((section) => section.asked)).toEqual([
    ['try'],
    ['put password'],
  ]);
});

test('a version without a file has no phrases', () => {
  expect(readAsked(folder, 'none.yaml', 'docs/')).toEqual([]);
});

test.each([
  ['a single word', 'a.md: [try]', 'two or more words'],
  ['too long a phrase', `a.md: [a ${'b'.repeat(90)}]`, '<=80'],
  ['too many phrases', 'a.md: [a b, c d, e f, g h, i j, k l, m n]', '<=6'],
  ['a key that is no page', 'a: [try it]', 'a key is a page'],
  [
    'a phrase of two sections',
    'a.md: [try it]\nb.md: [Try it]',
    'leads to a.md',
  ],
])('%s is told with its line', (_, content, message) => {
  expect(() => read(content)).toThrow(/asked\.yaml:\d/u);
  expect(() => read(content)).toThrow(message);
});

test('a section that search does not know is told with the nearest one', () => {
  const asked = read('\na.md#on: [try it]\n');
  expect(() => addAsked(found, asked)).toThrow(
    'asked.yaml:2:1 a.md#on: search knows no section /docs/a/#on. Did you mean /docs/a/#one?',
  );
});
