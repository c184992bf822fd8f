import type {Page} from '@playwright/test';

import {fromBase} from '../../support/address';
import {
  at,
  expect,
  heading,
  holdApplication,
  isMarked,
  markPage,
  notice,
  ready,
  started,
  test,
} from '../../support/reader';
import {footerPages, titleOf} from '../../support/pageWords';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const TITLE = titleOf(PAGE);
const [OTHER, ANOTHER] = footerPages();
const NOTICE = /offline/u;

/** A link below the fold, whose page was not prefetched. */
function linkTo(page: Page, route: string): ReturnType<Page['locator']> {
  return page.locator(`footer a[href="${at(route)}"]`);
}

async function follow(page: Page, route = OTHER): Promise<void> {
  await linkTo(page, route).click();
}

for (const when of ['before', 'after'] as const) {
  const tag = when === 'before' ? ['@full'] : [];
  test(
    `fault 2: offline, a link keeps the page and says so, ${when} the application has started`,
    {tag},
    async ({page, context}) => {
      if (when === 'before') await holdApplication(page);
      await page.goto(PAGE);
      await (when === 'before' ? ready(page) : started(page));
      await markPage(page);
      await context.setOffline(true);
      await follow(page);
      await expect(notice(page)).toHaveText(NOTICE);
      await expect(heading(page)).toHaveText(TITLE);
      await expect(page).toHaveURL((url) => url.pathname.endsWith(PAGE));
      expect(await isMarked(page)).toBe(true);
      await context.setOffline(false);
      await expect(notice(page)).toBeHidden();
      await follow(page);
      await expect(heading(page)).toHaveText(titleOf(OTHER));
    },
  );
}

test('fault 3: after a new deploy a link loads its page once, and that page works', async ({
  page,
}) => {
  await page.goto(PAGE);
  await started(page);
  await markPage(page);
  let warnings = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings += 1;
  });
  let isDeployed = false;
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isDeployed = true;
    loads.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/js/*.js', (route) =>
    isDeployed ? route.fallback() : route.fulfill({status: 404, body: ''}),
  );
  await follow(page);
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await started(page);
  expect(await isMarked(page)).toBe(false);
  expect(loads).toHaveLength(1);
  expect(warnings).toBeGreaterThan(0);
  await markPage(page);
  await follow(page, ANOTHER);
  await expect(heading(page)).toHaveText(titleOf(ANOTHER));
  expect(await isMarked(page)).toBe(true);
});

test('fault 4: without the application, navigation, contents, folds, search and color mode work', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto(PAGE);
  await ready(page);
  const root = page.locator('html');
  await page.locator('[data-color-mode-toggle]').click();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await page.locator('[data-contents] a').nth(1).click();
  await expect(page).toHaveURL(/#./u);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const fold = sidebar.locator(':scope > ul > li > details:not([open])').last();
  const address = await fold
    .locator('> ul > li > a')
    .first()
    .getAttribute('href');
  const link = sidebar.locator(`a[href="${address ?? ''}"]`);
  await expect(link).toBeHidden();
  await fold.locator('> summary').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  const search = page.locator('header form[action$="/search/"]');
  await expect(search).toBeVisible();
});

test('fault 4: without any script no control is shown that does nothing', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(fromBase('/docs/getting-started/quick-start-guide/'));
  await page.waitForLoadState();
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      // Plain HTML features: opening a panel, submitting the search form.
      .filter((control) => !control.matches('[popovertarget], form *'))
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(dead).toEqual([]);
  await expect(page.getByText('Your site did not load properly')).toBeHidden();
});
