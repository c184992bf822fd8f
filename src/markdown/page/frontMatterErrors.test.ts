import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {validatePageFrontMatter} from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';

import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {DOCS_FOLDERS} from '../../site/folders';
import {keysOf, readPageFrontMatter} from './frontMatterErrors';

const site = temporaryFolder();

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
  ['blog/2025-09-18-a.md', validateBlogPostFrontMatter],
  ['src/pages/a.md', validatePageFrontMatter],
] as const)('keys of %s are judged as by the framework', (file, validate) => {
  for (const key of keysOf(file)) {
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
