import type {Route} from '@playwright/test';

import {expect, started, test} from '../../support/reader';

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

for (const [answer, respond] of Object.entries(ANSWERS)) {
  test(`fault 16: ${answer} from the source host leaves the stored number`, async ({
    page,
    complaints,
  }) => {
    let calls = 0;
    await page.route('https://api.github.com/**', async (route) => {
      calls += 1;
      await respond(route);
    });
    await page.addInitScript(() => {
      if (location.protocol === 'about:') return;
      localStorage.setItem(
        'openchoreo.stars',
        JSON.stringify({value: 77, timestamp: Date.now() - 2 * 3_600_000}),
      );
    });
    await page.goto('docs/');
    await started(page);
    await expect.poll(() => calls).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    await expect(page.getByText('Stars: 77').first()).toBeAttached();
    const before = calls;
    await page.goto('docs/overview/architecture/');
    await started(page);
    await page.waitForTimeout(300);
    await expect(page.getByText('Stars: 77').first()).toBeAttached();
    expect(calls).toBe(before);
    expect(complaints).toEqual([]);
  });
}

test('fault 16: a source host that never answers is not asked by every page', async ({
  page,
  complaints,
}) => {
  let calls = 0;
  await page.route('https://api.github.com/**', () => {
    calls += 1;
  });
  for (const address of ['docs/', 'docs/overview/architecture/', 'blog/']) {
    await page.goto(address);
    await started(page);
    await page.waitForTimeout(300);
  }
  expect(calls).toBe(1);
  expect(complaints).toEqual([]);
});

test('fault 16: a number that comes late moves nothing', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium measures shifts');
  await page.goto('docs/concepts/runtime-model/');
  await started(page);
  await expect(page.getByText('Stars: 421').first()).toBeAttached();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().length);
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => {
          resolve(0);
        }, 300);
      }),
  );
  expect(shifts).toBe(0);
});
