import {REPOSITORY} from '../../../src/site/site';
import {at, expect, started, test} from '../../support/reader';
import {NOT_FOUND_PATH} from '../../support/routes';

/** One page of each kind. */
const KINDS = [
  '/',
  '/blog/welcome/',
  '/search/?q=cell',
  '/docs/',
  '/docs/next/reference/api/application/component/',
  NOT_FOUND_PATH,
];

// All tests fail when a page asks another host; see tests/support/page.ts.
test('one page of each kind asks GitHub once for the stars, and nobody else', async ({
  page,
  foreign,
}) => {
  for (const route of KINDS) {
    await page.goto(at(route));
    await started(page);
  }
  expect(foreign).toEqual([REPOSITORY.metadataUrl]);
});
