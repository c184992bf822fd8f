import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {validatePageFrontMatter} from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_FOLDERS, STRICT_FOLDERS} from '../../site/folders';
import {frontMatterOf, readPageFrontMatter} from './frontMatterErrors';
import {isAdvice} from './isAdvice';

const site = temporaryFolder({'blog/authors.yml': 'known: {name: A}\n'});
/** Everything is outside the strict folders while a function runs. */
function outside(run: () => void): void {
  const folders = STRICT_FOLDERS as string[];
  const kept = folders.splice(0);
  try {
    run();
  } finally {
    folders.push(...kept);
  }
}

const POST = 'blog/2025-09-18-a.md';

/** Keys with rules beyond their type: names and files must exist. */
const OWN_RULES = ['id', 'slug', 'date', 'authors', 'tags', 'image'];

const value = fc.oneof(
  fc.constantFrom('', '/a', 'a&b', 'https://a.example/b', '2025-09-18'),
  fc.constantFrom('true', {date: '2025-09-18'}, {author: 'A'}, {author: ''}),
  fc.constantFrom([''], [null], ['a', 1], {a: 1}, -1, 1.5, 3),
  fc.jsonValue({maxDepth: 2}),
);

/** Whether a function throws; the framework also prints what it refuses. */
function isRefused(validate: (values: never) => unknown, of: object): boolean {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  try {
    validate(of as never);
    return false;
  } catch {
    return true;
  } finally {
    print.mockRestore();
  }
}

test.each([
  [`${DOCS_FOLDERS[0] ?? ''}/a.md`, validateDocFrontMatter],
  [POST, validateBlogPostFrontMatter],
  ['src/pages/a.md', validatePageFrontMatter],
] as const)('keys of %s are judged as by the framework', (file, validate) => {
  for (const key of frontMatterOf(file).keys) {
    fc.assert(
      fc.property(value, (found) => {
        const source = `---\n${key}: ${JSON.stringify(found)}\n---\n`;
        const isWrong = readPageFrontMatter(site, file, source).errors.some(
          ({place}) => place.key === key,
        );
        const isUnfit = isRefused(validate, {[key]: found});
        if (OWN_RULES.includes(key)) expect(isWrong || !isUnfit).toBe(true);
        else expect(isWrong).toBe(isUnfit);
      }),
      {numRuns: 30},
    );
  }
});

test('outside strict folders, inline authors and tags are kept', () => {
  const read = (authors: string): ReturnType<typeof readPageFrontMatter> =>
    readPageFrontMatter(
      site,
      POST,
      `---\ndescription: A\nauthors: ${authors}\ntags: [new]\n---\n<!-- truncate -->\n`,
    );
  outside(() => {
    const inline = read('[{name: A}]');
    expect(Object.keys(inline.values)).toContain('authors');
    expect(inline.errors.filter((error) => !isAdvice(error))).toEqual([]);
    expect(inline.errors).toHaveLength(2);
  });
  // The framework has no author for an unknown key.
  expect(read('[{name: A}, nobody]').values).not.toHaveProperty('authors');
  const config = "{onInlineTags: 'ignore', onInlineAuthors: 'ignore'}";
  writeFiles(site, {'docusaurus.config.ts': config});
  expect(read('[{name: A}]').errors).toEqual([]);
});
