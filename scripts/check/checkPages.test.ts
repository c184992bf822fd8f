import {ContentError} from '@openchoreo/content-errors/contentError';
import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_FOLDERS} from '../../src/site/folders';
import {checkPages} from './checkPages';

const siteDir = temporaryFolder();

/** Errors of pages that are valid on their own. */
async function messages(changed?: readonly string[]): Promise<string[]> {
  const right = {errors: [], advice: []};
  const found = await checkPages(siteDir, changed, () =>
    Promise.resolve(right),
  );
  return found.errors.map(({message}) => message);
}

const [NEXT = ''] = DOCS_FOLDERS;

test('pages that link to changed pages are checked as well', async () => {
  writeFiles(siteDir, {
    [`${NEXT}/a.md`]: '## Here {#here}\n',
    [`${NEXT}/b.md`]: 'See [it](./a#gone) and [all](./gone).\n',
    [`${NEXT}/c.md`]: 'See [nothing](./nothing.md).\n',
  });
  expect(await messages([`${NEXT}/a.md`, `${NEXT}/gone.md`])).toEqual([
    expect.stringContaining(`${NEXT}/b.md:1 ./a#gone: ${NEXT}/a.md has no`),
    expect.stringContaining(
      `${NEXT}/b.md:1 ./gone: this link points to a file`,
    ),
  ]);
});

test('all mistakes of all pages are reported at once, by file and line', async () => {
  writeFiles(siteDir, {[`${NEXT}/b.md`]: '', [`${NEXT}/a.md`]: ''});
  const {errors, pages} = await checkPages(siteDir, undefined, (file) =>
    Promise.resolve({
      errors: [7, 5].map(
        (line) => new ContentError({file, line}, 'wrong', 'Fix it.'),
      ),
      advice: [],
    }),
  );
  expect(pages).toBe(2);
  expect(errors.map(({place}) => [place.file, place.line])).toEqual([
    [`${NEXT}/a.md`, 5],
    [`${NEXT}/a.md`, 7],
    [`${NEXT}/b.md`, 5],
    [`${NEXT}/b.md`, 7],
  ]);
});

test('a site page that no link reaches is advice', async () => {
  writeFiles(siteDir, {
    'src/pages/alone.md': '',
    'src/pages/known.md': '',
    [`${NEXT}/a.md`]: '[it](/known/)\n',
  });
  const {advice} = await checkPages(siteDir, [
    'src/pages/alone.md',
    'src/pages/known.md',
  ]);
  expect(advice.map(({place}) => place.file)).toContain('src/pages/alone.md');
  expect(advice.filter(({what}) => what.startsWith('no link'))).toHaveLength(1);
});
