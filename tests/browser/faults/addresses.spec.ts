import {readableHash} from '../../../src/lib/browser/address';
import {fromBase} from '../../support/address';
import {footerPages, titleOf, wordsOf} from '../../support/pageWords';
import {
  at,
  expect,
  heading,
  isMarked,
  markPage,
  settled,
  started,
  test,
} from '../../support/reader';
import {chooseVersion} from '../../support/versionDropdown';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const {title: TITLE, sections} = wordsOf(PAGE);
const [SECTION = ''] = sections;
const [OTHER] = footerPages();

for (const hash of ['#100%', '#%E0%A4%A']) {
  const readable = readableHash(hash);
  const tag = hash === '#100%' ? [] : '@full';

  test(
    `fault 1: the hash ${hash} in a link leaves the page where it is`,
    {tag},
    async ({page}) => {
      await page.goto(PAGE);
      await started(page);
      await markPage(page);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        scrollTo(0, 300);
        link.click();
      }, hash);
      await expect(page).toHaveURL((url) => url.hash === readable);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      // The version link belongs to the application and keeps the hash.
      await chooseVersion(page, 'Next');
      await expect(page).toHaveURL(
        (url) => url.pathname.includes('/next/') && url.hash === readable,
      );
      await expect(heading(page)).toHaveText(TITLE);
      expect(await isMarked(page)).toBe(true);
    },
  );

  test(
    `fault 1: the hash ${hash} may be typed, and reached by going back`,
    {tag},
    async ({page}) => {
      await page.goto(PAGE + hash);
      await started(page);
      await expect(heading(page)).toHaveText(TITLE);
      await markPage(page);
      await page.evaluate((id) => {
        location.hash = id;
        history.back();
      }, SECTION);
      await expect(page).toHaveURL((url) => url.hash === readable);
      await page.locator(`footer a[href="${at(OTHER)}"]`).click();
      await expect(heading(page)).toHaveText(titleOf(OTHER));
      await page.evaluate(() => {
        history.back();
      });
      await expect(heading(page)).toHaveText(TITLE);
      expect(await isMarked(page)).toBe(true);
    },
  );
}

test('fault 13: only known names and values are taken from the query @full', async ({
  page,
}) => {
  const namesOf = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.documentElement.attributes].map(({name}) => name).sort(),
    );
  await page.goto(PAGE);
  await started(page);
  const usual = await namesOf();
  await page.goto(
    `${PAGE}?docusaurus-theme=foo&docusaurus-data-x=%3Cimg%3E&docusaurus-data-theme=evil`,
  );
  await started(page);
  expect(await namesOf()).toEqual(usual);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  await page.goto(`${PAGE}?docusaurus-theme=dark`);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

for (const [what, address] of [
  ['index.html', `${PAGE}index.html`],
  ['.html', `${PAGE.slice(0, -1)}.html`],
  ['no slash at its end', PAGE.slice(0, -1)],
  ['doubled slashes', `${PAGE.replaceAll('/', '//')}index.html`],
] as const) {
  test(`fault 15: an address with ${what} keeps the content and gets the one address`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL ?? ''}${address}?a=1#${SECTION}`);
    await expect(heading(page)).toHaveText(TITLE);
    await started(page);
    await expect(heading(page)).toHaveText(TITLE);
    await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}?a=1#${SECTION}`);
  });
}
