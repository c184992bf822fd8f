import type {Page} from '@playwright/test';

import {expect, open, test} from '../../support/page';
import {chooseVersion} from '../../support/versionDropdown';

const PAGE = '/docs/concepts/runtime-model/';

/** What screen readers were told, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, {told});
    new MutationObserver((records) => {
      for (const {target} of records) {
        const element =
          target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [aria-live]');
        const text = region?.textContent.trim();
        if (text) told.push(text);
      }
    }).observe(document, {childList: true, characterData: true, subtree: true});
  });
  return () =>
    page.evaluate(() => (window as unknown as {told: string[]}).told);
}

test('a change of route is told with the new title, and the page begins at its top', async ({
  page,
}) => {
  const told = await listen(page);
  await open(page, PAGE);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Architecture'})
    .click();
  await expect(page).toHaveURL(/\/overview\/architecture\/$/u);
  await expect
    .poll(async () => (await told()).at(-1))
    .toMatch(/^Architecture.* \| OpenChoreo$/u);
  // The next stop is the skip link, as after a load of the page.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', {name: 'Skip to main content'}),
  ).toBeFocused();
});

test('a route with a hash leads the focus to its target, in a fold too', async ({
  page,
}) => {
  await open(page, '/docs/reference/api/application/component/');
  const id = await page
    .locator('main details details [id], main details [id]')
    .first()
    .getAttribute('id');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id ?? '');
  // The versions are links of the application and keep the hash.
  await chooseVersion(page, 'Next');
  await expect(page).toHaveURL(/\/docs\/next\//u);
  const target = page.locator(`[id="${id ?? ''}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
});

test('what was copied is told', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told = await listen(page);
  await open(page, '/docs/getting-started/quick-start-guide/');
  const copy = page.locator('[data-copy]').first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await told()).at(-1)).toBe('Copied');
});

test('the number of results is told', async ({page}) => {
  const told = await listen(page);
  await open(page, PAGE);
  await page.locator('.search-bar button').click();
  await page.locator('dialog input').fill('component');
  await expect(page.locator('dialog [role=option]').first()).toBeVisible();
  await expect.poll(async () => (await told()).at(-1)).toMatch(/\d+ results?/u);
  await page.locator('dialog input').fill('qqqzzzxxx');
  await expect.poll(async () => (await told()).at(-1)).toMatch(/no results/iu);
});

test('a change of color mode is told by the name of its button', async ({
  page,
}) => {
  await open(page, PAGE);
  const toggle = page.locator('[data-color-mode-toggle]');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/currently light mode/u);
});
