import {describe, expect, test} from 'vitest';

import {parseFrontMatter} from '../../src/markdown/frontMatter';
import {
  dateFaults,
  newPages,
  newPost,
  pathFaults,
  textFaults,
  withSidebarItem,
} from './newPage';

const TEXT = {
  title: 'A page: its "title"',
  description:
    "What a page is: the reader's question, answered in one place and nowhere else.",
};

describe('a new page', () => {
  const pages = newPages(
    'concepts/my-page',
    ['docs', 'versioned_docs/v'],
    TEXT,
  );

  test('has the same path in each version', () => {
    expect(pages.map(({file}) => file)).toEqual([
      'docs/concepts/my-page.md',
      'versioned_docs/v/concepts/my-page.md',
    ]);
  });

  test.each(['A page', 'a: b', '# c', 'no', '3.0', "it's", '[x]', '%{a}'])(
    'keeps the title %j unchanged',
    (title) => {
      const [page] = newPages('a/b', ['docs'], {...TEXT, title});
      expect(parseFrontMatter(page?.text ?? '')).toEqual({...TEXT, title});
    },
  );
});

test('a new post has its author, its date and an excerpt', () => {
  const {file, text} = newPost('2026-01-31', TEXT);
  expect(file).toBe('blog/2026-01-31-a-page-its-title.md');
  expect(parseFrontMatter(text)).toMatchObject({
    ...TEXT,
    slug: 'a-page-its-title',
    authors: ['openchoreo'],
  });
  expect(text).toContain('\n<!-- truncate -->\n');
});

test.each(['Page', 'page', '/a/b', 'a/b/', 'a/../b', 'a/B', 'a/b.md', ''])(
  'the path %j is rejected',
  (path) => {
    expect(pathFaults(path)).toHaveLength(1);
  },
);

test.each(['today', '2026-13-01', '2026-02-30', '2026-1-1', ''])(
  'the date %j is rejected',
  (date) => {
    expect(dateFaults(date)).toHaveLength(1);
  },
);

test('a short description and an empty title are rejected', () => {
  expect(textFaults({title: ' ', description: 'Short.'})).toEqual([
    '--title is empty.',
    '--description has 6 characters. Write 70 to 155.',
  ]);
});

test.each([
  [
    "items: [\n  'a/one',\n  'a/two',\n],",
    "items: [\n  'a/one',\n  'a/two',\n  'a/new',\n],",
  ],
  ['[\n  "a/one",\n  "a/two"\n]', '[\n  "a/one",\n  "a/two",\n  "a/new"\n]'],
])(
  'in the sidebar %j, the page is added after those of its folder',
  (before, after) => {
    expect(withSidebarItem(before, 'a/new')).toBe(after);
  },
);

test('a page in a folder that is not in the sidebar is left to the writer', () => {
  expect(withSidebarItem("['b/one',\n'b/two']", 'a/new')).toBeUndefined();
});
