import {LATEST} from '../../src/site/versions';
import {now} from '../support/address';
import {sectionsOf, titleOf} from '../support/pageWords';
import {
  at,
  chooseVersion,
  expect,
  FAULTS,
  heading,
  open,
  store,
  stored,
  test,
  VERSION_DROPDOWN,
} from '../support/page';

test.use({expected: FAULTS});

const KEY = 'docs-preferred-version-default';
const PAGE = now('/docs/concepts/runtime-model/');
const NEXT_PAGE = PAGE.replace('docs/', 'docs/next/');
const TITLE = titleOf(PAGE);
const [SECTION = ''] = sectionsOf(PAGE);

test('a switch of the version keeps page, query and hash, and is remembered', async ({
  page,
}) => {
  await open(page, `${PAGE}?a=1#${SECTION}`);
  expect(await stored(page, KEY)).toBeNull();
  await chooseVersion(page, 'Next');
  await expect(page).toHaveURL(at(`${NEXT_PAGE}?a=1#${SECTION}`));
  await expect.poll(() => stored(page, KEY)).toBe('current');
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(at(PAGE));
  await expect.poll(() => stored(page, KEY)).toBe(LATEST.name);
});

test('pages outside of the documentation lead to the version of the reader', async ({
  page,
}) => {
  await store(page, KEY, 'current');
  await open(page, '/blog/');
  await expect(page.locator(VERSION_DROPDOWN)).toContainText('Next');
  await expect(
    page.locator('.theme-layout-navbar-left a[href$="/docs/next/"]'),
  ).toBeVisible();
});

test('a pinned address leads to the page, with query and hash', async ({
  page,
}) => {
  const pinned = PAGE.replace('docs/', `docs/${LATEST.slug}/`);
  await page.goto(at(`${pinned}?from=%3Cb%3E#${SECTION}`));
  await expect(page).toHaveURL(at(`${PAGE}?from=%3Cb%3E#${SECTION}`));
  await expect(heading(page)).toHaveText(TITLE);
});

test('other ways to write an address keep the content and get the one address', async ({
  page,
}) => {
  for (const address of [
    `${PAGE}index.html`,
    `${PAGE}index`,
    `${PAGE.slice(0, -1)}.html`,
    PAGE.slice(0, -1),
    `${PAGE.slice(0, -1)}//index.html`,
  ]) {
    await open(page, `${address}?a=1#${SECTION}`);
    await expect(heading(page), address).toHaveText(TITLE);
    await expect(page, address).toHaveURL(at(`${PAGE}?a=1#${SECTION}`));
  }
});

test('the not-found page leads to the same page of another version, and to a search', async ({
  page,
}) => {
  await page.goto(at(PAGE.replace('docs/', 'docs/v0.1.x/')));
  await expect(heading(page)).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /^Search/u})).toHaveAttribute(
    'href',
    /\/search\/\?q=.*runtime\+model$/u,
  );
  await main.getByRole('link', {name: 'This page in Next'}).click();
  await expect(heading(page)).toHaveText(titleOf(NEXT_PAGE));
});
