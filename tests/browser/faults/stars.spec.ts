import type {Page, Route} from '@playwright/test';

import {STARS} from '../../../src/site/limits';
import {
  expect,
  stored,
  started,
  STARS_ANSWERED,
  test,
} from '../../support/reader';

const ALLOW = {'access-control-allow-origin': '*'};

/** What the source host may answer instead of a number of stars. */
const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '403': (route) => route.fulfill({status: 403, headers: ALLOW, json: {}}),
  '429': (route) => route.fulfill({status: 429, headers: ALLOW, json: {}}),
  '500': (route) => route.fulfill({status: 500, headers: ALLOW, body: ''}),
  'the page of a captive portal': (route) =>
    route.fulfill({
      headers: ALLOW,
      contentType: 'text/html',
      body: '<!doctype html><title>Log in</title>',
    }),
  'a negative number': (route) =>
    route.fulfill({headers: ALLOW, json: {stargazers_count: -3}}),
  'an enormous number': (route) =>
    route.fulfill({headers: ALLOW, json: {stargazers_count: 1e300}}),
  'a number as text': (route) =>
    route.fulfill({headers: ALLOW, json: {stargazers_count: '<b>9</b>'}}),
  nothing: (route) => route.abort('connectionrefused'),
};

/** The time of the last refusal, as the page has kept it. */
const REFUSED_KEY = `${STARS.storageKey}.refused`;

async function countOf(page: Page): Promise<string> {
  const link = page.locator('.theme-layout-navbar-right a[href*="github.com"]');
  return (await link.textContent()) ?? '';
}

for (const [index, [answer, respond]] of Object.entries(ANSWERS).entries()) {
  const tag = index === 0 ? [] : ['@full'];
  test(
    `fault 16: ${answer} from the source host leaves the stored number, and for an hour nobody asks`,
    {tag},
    async ({page, complaints}) => {
      let calls = 0;
      await page.route('https://api.github.com/**', async (route) => {
        calls += 1;
        await respond(route);
      });
      await page.addInitScript((key) => {
        try {
          localStorage.setItem(
            key,
            JSON.stringify({value: 77, timestamp: Date.now() - 2 * 3_600_000}),
          );
        } catch {
          // The empty page before the first one has no storage.
        }
      }, STARS.storageKey);
      await page.goto('docs/');
      await started(page);
      await expect.poll(() => stored(page, REFUSED_KEY)).not.toBeNull();
      expect(await countOf(page)).toContain('Stars: 77');
      await page.goto('docs/overview/architecture/');
      // It has asked by now if it asks at all: as it starts.
      await started(page);
      await expect.poll(() => countOf(page)).toContain('Stars: 77');
      expect(calls).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
}

test('fault 16: a source host that never answers is not asked by every page', async ({
  page,
  complaints,
}) => {
  let calls = 0;
  await page.route('https://api.github.com/**', () => {
    calls += 1;
  });
  await page.goto('docs/');
  await expect.poll(() => calls).toBe(1);
  for (const address of ['docs/overview/architecture/', 'blog/']) {
    await page.goto(address);
    await started(page);
    expect(await stored(page, REFUSED_KEY)).not.toBeNull();
  }
  expect(calls).toBe(1);
  expect(complaints).toEqual([]);
});

test('fault 16: a number that comes late moves nothing', async ({
  page,
  complaints,
}) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('https://api.github.com/**', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('docs/concepts/runtime-model/');
  await started(page);
  const places = (): Promise<unknown> =>
    page.locator('header *, main h1, main p').evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('a[href*="github.com"]') === null)
        .map((element) => {
          const {x, y, width, height} = element.getBoundingClientRect();
          return [element.localName, x, y, width, height];
        }),
    );
  const before = await places();
  expect(await countOf(page)).not.toContain('Stars');
  answer();
  await expect.poll(() => countOf(page)).toContain(`Stars: ${STARS_ANSWERED}`);
  expect(await places()).toEqual(before);
  expect(complaints).toEqual([]);
});
