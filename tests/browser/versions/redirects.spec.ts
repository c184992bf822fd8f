import {REDIRECTS} from '../../../src/site/addresses';
import {fromBase} from '../../support/address';
import {wordsOf} from '../../support/pageWords';
import {expect, heading, test} from '../../support/reader';
import {LATEST} from '../../support/versions';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const PINNED = PAGE.replace('docs/', `docs/${LATEST}/`);
const {title: TITLE, sections} = wordsOf(PAGE);
const [SECTION = ''] = sections;
/** An old URL that redirects to a section of a page. */
const OLD = REDIRECTS.find(({to}) => to.includes('#'));

test('fault 15: a pinned address leads to the page, with query and hash, and takes no place in the history', async ({
  page,
  baseURL,
}) => {
  await page.goto('docs/');
  await page.goto(`${PINNED}?from=%3Cb%3E#${SECTION}`);
  await expect(page).toHaveURL(
    `${baseURL ?? ''}${PAGE}?from=%3Cb%3E#${SECTION}`,
  );
  await expect(heading(page)).toHaveText(TITLE);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/`);
});

test('fault 15: an old address leads to the part of a page that took its place', async ({
  page,
  baseURL,
}) => {
  test.skip(!OLD, 'no old address leads to a part of a page');
  const {from, to} = OLD ?? {from: '', to: ''};
  const whole = (address: string): string =>
    `${baseURL ?? ''}${address.slice(1)}`;
  await page.goto(whole(from));
  await expect(page).toHaveURL(whole(to));
});
