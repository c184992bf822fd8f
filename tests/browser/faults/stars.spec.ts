import type {Page} from '@playwright/test';

import {STARS_KEY, STARS_REFUSED_KEY} from '../../../src/site/storageKeys';
import {fromBase} from '../../support/address';
import {DESKTOP, hold} from '../../support/page';
import {
  expect,
  store,
  stored,
  started,
  STARS_ANSWERED,
  test,
} from '../../support/reader';

async function countOf(page: Page): Promise<string> {
  const link = page.locator('.theme-layout-navbar-right a[href*="github.com"]');
  return (await link.textContent()) ?? '';
}

test('fault 16: a refusal of the source host leaves the stored number, and for an hour nobody asks', async ({
  page,
}) => {
  let calls = 0;
  await page.route('https://api.github.com/**', async (route) => {
    calls += 1;
    await route.fulfill({status: 403, json: {}});
  });
  const timestamp = Date.now() - 2 * 3_600_000;
  await store(page, STARS_KEY, JSON.stringify({value: 77, timestamp}));
  await page.goto('docs/');
  await started(page);
  await expect.poll(() => stored(page, STARS_REFUSED_KEY)).not.toBeNull();
  expect(await countOf(page)).toContain('Stars: 77');
  await page.goto(fromBase('/docs/overview/architecture/'));
  // By now the page has requested the count, if it does so at all.
  await started(page);
  await expect.poll(() => countOf(page)).toContain('Stars: 77');
  expect(calls).toBe(1);
});

/** Where the parts of the bar and of the text are drawn. */
function placesOf(page: Page): Promise<object[]> {
  return page
    .locator('header :is(a, summary, button), main h1, .markdown > p')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const {x, y, height} = part.getBoundingClientRect();
        return {x, y, height};
      }),
    );
}

test('fault 16: a number that comes late moves nothing @full', async ({
  page,
}) => {
  const answer = await hold(page, 'https://api.github.com/**');
  await page.setViewportSize(DESKTOP);
  await page.goto(fromBase('/docs/concepts/runtime-model/'));
  await started(page);
  const before = await placesOf(page);
  expect(await countOf(page)).not.toContain('Stars');
  answer();
  await expect.poll(() => countOf(page)).toContain(`Stars: ${STARS_ANSWERED}`);
  expect(await placesOf(page)).toEqual(before);
});
