import type {Page} from '@playwright/test';

import {at, expect, open, test} from '../../support/page';
import {footerPages, idsOf} from '../../support/pageWords';
import {chooseVersion} from '../../support/versionDropdown';

const PAGE = '/docs/concepts/runtime-model/';
/** Below the root of a version: a kind with folded fields. */
const KIND = '/reference/api/application/component/';

/** Announcements for screen readers, in order. */
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
  const [other] = footerPages();
  const before = await page.title();
  await page.locator(`footer a[href="${at(other)}"]`).click();
  await expect(page).toHaveURL(at(other));
  // The router changes the URL before the page changes the title.
  await expect(page).not.toHaveTitle(before);
  await expect.poll(async () => (await told()).at(-1)).toBe(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The next stop is the skip link, as after a page load.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', {name: 'Skip to main content'}),
  ).toBeFocused();
});

test('a route with a hash leads the focus to its target, in a fold too', async ({
  page,
}) => {
  const [ids, others] = ['/docs', '/docs/next'].map((root) =>
    idsOf(root + KIND, 'main article details li[id]'),
  );
  const id = ids?.find((one) => others?.includes(one)) ?? '';
  await open(page, `/docs${KIND}`);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  // The version links belong to the application and keep the hash.
  await chooseVersion(page, 'Next');
  await expect(page).toHaveURL(/\/docs\/next\//u);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
});
