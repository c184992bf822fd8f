import fc from 'fast-check';
import {expect, test} from 'vitest';

import {parseFrontMatter} from '../src/markdown/frontMatter';
import {newPage, newPost, withSidebarItem} from './new';

const line = fc
  .string({unit: 'grapheme', minLength: 1})
  .filter((text) => text.trim() !== '');

test('a new page has the title and the description that were given', () => {
  fc.assert(
    fc.property(line, line, (title, description) => {
      const text = {title, description};
      expect(parseFrontMatter(newPage(text))).toEqual(text);
    }),
  );
});

test('a new post has its author and an excerpt', () => {
  const text = {title: 'A post: its "title"', description: 'What it says.'};
  const post = newPost(text);
  expect(parseFrontMatter(post)).toEqual({
    ...text,
    slug: 'a-post-its-title',
    authors: ['openchoreo'],
  });
  expect(post).toContain('\n<!-- truncate -->\n');
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
