import type {Page} from '@playwright/test';

import {applicationRuns, at, expect, settled, test} from '../support/page';
import {NOT_FOUND_PATH, ROUTES} from '../support/routes';

/** One page of each kind; full runs test the others. */
const SAMPLE = new Map(ROUTES.map(({kind, path}) => [kind, path]));
const VISITS = [
  {colorScheme: 'light', viewport: {width: 1280, height: 800}},
  {colorScheme: 'dark', viewport: {width: 390, height: 844}},
] as const;

/** Elements that moved without user input, and how far. */
declare global {
  var testShifts: string[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.testShifts = [];
    // Firefox and WebKit measure none, and say so in the console.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library has no types for layout shifts.
        const {value, hadRecentInput, sources} = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: {node: Node | null}[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({node}) =>
          node instanceof Element ? `${node.localName}.${node.className}` : '',
        );
        globalThis.testShifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

for (const {kind, path} of ROUTES) {
  test(
    `${path} opens with its heading, says nothing in the console, and nothing moves`,
    {tag: path === '/' || SAMPLE.get(kind) === path ? [] : '@full'},
    async ({page, messages}) => {
      await watchShifts(page);
      for (const {colorScheme, viewport} of VISITS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme});
        const response = await page.goto(at(path));
        expect(response?.status()).toBe(200);
        await applicationRuns(page);
        await settled(page);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
        const shifts = await page.evaluate(() => globalThis.testShifts);
        expect(shifts, `${colorScheme}, ${viewport.width} px`).toEqual([]);
      }
      expect(messages).toEqual([]);
    },
  );
}

test('the columns of the landing page begin level', async ({page}) => {
  await page.goto(at('/'));
  const tops = await page
    .locator('[class*=tasks] > h3')
    .evaluateAll((heads) => heads.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

// Inside a version, the framework shows the not-found page in another place, and
// it can't read an address that is no UTF-8.
for (const path of [NOT_FOUND_PATH, '/docs/next/abc/', '/caf%E9/']) {
  test(`${path}, which no page has, shows the not-found page with status 404`, async ({
    page,
    messages,
  }) => {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await applicationRuns(page);
    await expect(page).toHaveTitle(/^Page not found/u);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      /^noindex/,
    );
    // Some browsers report the status of the page itself.
    const own = /the server responded with a status of 404/u;
    expect(messages.splice(0).filter((line) => !own.test(line))).toEqual([]);
  });
}

for (const file of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
  test(`${file} is well-formed`, async ({page, request}) => {
    const xml = await (await request.get(at(`/${file}`))).text();
    const error = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/xml');
      return document.querySelector('parsererror')?.textContent;
    }, xml);
    expect(error).toBeUndefined();
  });
}
