import {expect, test} from 'vitest';

import {checkFrontMatter} from './checkFrontMatter';

const page = (file: string, title?: string, description?: string) => ({
  file,
  frontMatter: {
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description}),
  },
});

const description = (start: string): string => start.padEnd(100, '.');

const messagesOf = (...pages: ReturnType<typeof page>[]): string[] => {
  const {errors, advice} = checkFrontMatter(pages);
  return [...errors, ...advice].map(({message}) => message);
};

test('pages of two versions may have one title and one description, moved or not', () => {
  expect(
    messagesOf(
      page('docs/a.md', 'A', description('One')),
      page('versioned_docs/version-v0.3.x/a.md', 'A', description('One')),
      page('docs/b.md', 'B', description('Two')),
      page('versioned_docs/version-v0.3.x/c/b.md', 'B', description('Two')),
    ),
  ).toEqual([]);
});

test.each([
  [[page('docs/a.md', undefined, description('x'))], 'title: the page has no'],
  [[page('docs/a.md', 'A')], 'description: the page has no description'],
  [[page('docs/a.md', 'A', 'x'.repeat(69))], 'has 69 characters'],
  [[page('docs/a.md', 'A', 'x'.repeat(156))], 'has 156 characters'],
  [[page('docs/a.md', 'A %{b}', description('x'))], 'are not filled in here'],
  [[page('docs/a.md', 'A', description('How it really is'))], '"really" is'],
  [
    [
      page('docs/a.md', 'A', description('x')),
      page('docs/b.md', 'a', description('y')),
    ],
    'docs/b.md:1 title: the title is that of docs/a.md',
  ],
  [
    [
      page('docs/a.md', 'A', description('x')),
      page('docs/b.md', 'B', description('X')),
    ],
    'docs/b.md:1 description: the description is that of docs/a.md',
  ],
])('%j is found', (pages, message) => {
  const messages = messagesOf(...pages);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(message);
});

test('only what readers would see broken is a mistake', () => {
  const {errors} = checkFrontMatter([
    page('docs/a.md', 'A', 'Short'),
    page('docs/b.md', 'A'),
    page('docs/c.md', '%{version}', description('x')),
  ]);
  expect(errors.map(({place}) => place.file)).toEqual(['docs/c.md']);
});
