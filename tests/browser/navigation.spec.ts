import {at, expect, hold, open, test, type Page} from '../support/page';
import {footerPages, titleOf, wordsOf} from '../support/pageWords';
import {heading} from '../support/reader';

const BAR = '#nprogress .bar';

const PAGE = '/docs/concepts/runtime-model/';
/** A page that is linked below the fold, so it was not prefetched. */
const [OTHER] = footerPages();

async function follow(page: Page): Promise<void> {
  await page.locator(`footer a[href="${at(OTHER)}"]`).click();
}

test('a link with a hash shows its target, on another page and on the same', async ({
  page,
}) => {
  const [, first = '', second = ''] = wordsOf(PAGE).sections;
  await open(page, OTHER);
  // A link as a writer would write it.
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main p')?.append(link);
      link.click();
    },
    `${at(PAGE)}#${first}`,
  );
  await expect(page).toHaveURL(`${at(PAGE)}#${first}`);
  // The address is there before the styles, by which the navbar has its height.
  await page.waitForLoadState();
  const bar = await page.locator('header.theme-layout-navbar').boundingBox();
  const below = (bar?.y ?? 0) + (bar?.height ?? 0);
  const topOf = async (id: string): Promise<number> =>
    (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
  // Below the navbar, and close to it.
  await expect.poll(() => topOf(first)).toBeLessThan(below + 100);
  expect(await topOf(first)).toBeGreaterThanOrEqual(below);
  await page.evaluate((href) => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, `#${second}`);
  await expect.poll(() => topOf(second)).toBeLessThan(below + 100);
  expect(await topOf(second)).toBeGreaterThanOrEqual(below);
});

test('a page that is slow to come shows a bar until it is there', async ({
  page,
}) => {
  await open(page, PAGE);
  const releases = [
    await hold(page, '**/assets/js/*.js*'),
    await hold(page, '**/assets/**/*.json'),
  ];
  await follow(page);
  await expect(page.locator(BAR)).toHaveCSS(
    'transform',
    /^matrix\(1, 0, 0, 1, -\d/u,
  );
  await expect(heading(page)).toHaveText(titleOf(PAGE));
  for (const release of releases) release();
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await expect(page.locator(BAR)).toHaveCount(0);
});

test('pages that links in sight lead to are fetched ahead @full', async ({
  page,
}) => {
  const fetched = page.waitForRequest(async (request) => {
    const headers = await request.allHeaders();
    return headers['sec-purpose'] === 'prefetch';
  });
  await open(page, PAGE);
  expect(new URL((await fetched).url()).pathname).toContain('/assets/js/');
});

test('a page that crashes says so with the chained messages, and Try again shows it', async ({
  page,
  messages,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const {prototype} = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    // The blog list needs this to render; no page before it does.
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        throw new Error('no date', {cause: new Error('no <clock>')});
      },
    });
    Object.assign(window, {
      mend: () => {
        Object.defineProperty(prototype, 'format', format);
      },
    });
  });
  await page
    .locator(`a[href="${at('/blog/')}"]`)
    .first()
    .click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.locator('main p')).toHaveText(
    /^no date\s+Cause:\s+no <clock>$/u,
  );
  await expect(page.locator('header.theme-layout-navbar')).toBeVisible();
  await page.evaluate('mend()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).not.toHaveText('This page crashed.');
  await expect(page).toHaveURL(at('/blog/'));
  expect(messages.splice(0).join()).toContain('no date');
});
