import {rmSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_FOLDERS} from '../../site/folders';
import {parseFrontMatter} from '../frontMatter';
import {PageFiles} from './pageFiles';

const [NEXT = '', RELEASED = ''] = DOCS_FOLDERS;
const HERE = '---\nslug: /here\n---\n';

const siteDir = temporaryFolder();

/** Writes pages; returns the other page with the address of the last one. */
function otherOf(...pages: readonly (readonly [string, string?])[]) {
  let found: string | undefined;
  for (const [file, content = ''] of pages) {
    writeFiles(siteDir, {[file]: content});
    found = new PageFiles(siteDir).otherAt(file, parseFrontMatter(content));
  }
  return found;
}

test('pages in different folders may share a slug, but not an address', () => {
  const [one, two] = [`${NEXT}/one/a.md`, `${NEXT}/two/b.mdx`];
  expect(otherOf([one, HERE], [two, HERE])).toBe(one);
  expect(otherOf([one, HERE])).toBe(two);
  expect(otherOf([`${RELEASED}/a.md`, HERE])).toBeUndefined();
  expect(
    otherOf([one, HERE.replace('/', '')], [two, HERE.replace('/', '')]),
  ).toBeUndefined();
});

test('number prefixes are not part of an address, and an index is its folder', () => {
  expect(otherOf([`${NEXT}/1-one.md`], [`${NEXT}/one.md`])).toBe(
    `${NEXT}/1-one.md`,
  );
  const numbered = '---\nparse_number_prefixes: false\n---\n';
  expect(
    otherOf([`${NEXT}/2-two.md`, numbered], [`${NEXT}/two.md`]),
  ).toBeUndefined();
  expect(otherOf([`${NEXT}/three/index.md`], [`${NEXT}/three.md`])).toBe(
    `${NEXT}/three/index.md`,
  );
});

test('a post has its date in its address', () => {
  const [one, two] = ['blog/2025-01-02-a.md', 'blog/2025/01/02/a/index.mdx'];
  expect(otherOf([one], [two])).toBe(one);
  expect(otherOf(['blog/2025-01-03-a.md'])).toBeUndefined();
});

test('a file that starts with an underscore is not a page', () => {
  const parts = ['_part.md', '_samples/a.md'].map(
    (name) => [`${NEXT}/${name}`, HERE] as const,
  );
  expect(otherOf(...parts, [`${NEXT}/a.md`, HERE])).toBeUndefined();
});

test('a page that was moved or removed no longer blocks its address', () => {
  const files = new PageFiles(siteDir);
  const [one, two] = [`${NEXT}/a.md`, `${NEXT}/b.md`];
  otherOf([one, HERE], [two, HERE]);
  expect(files.otherAt(two, {slug: '/here'})).toBe(one);
  expect(files.otherAt(one, {slug: '/there'})).toBeUndefined();
  expect(files.otherAt(two, {slug: '/here'})).toBeUndefined();
  expect(files.otherAt(two, {slug: '/there'})).toBe(one);
  rmSync(path.join(siteDir, one));
  expect(files.otherAt(two, {slug: '/there'})).toBeUndefined();
});
