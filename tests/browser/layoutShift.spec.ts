import type {Page} from '@playwright/test';

import {applicationRuns, at, expect, test} from '../support/page';
import {settled} from '../support/reader';
import {NOT_FOUND_PATH, ROUTES} from '../support/routes';

/** One page of each type; full runs test all pages. */
const SAMPLE = new Set([
  '/',
  '/search/',
  '/docs/getting-started/quick-start-guide/',
]);

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

/** Delays fonts and images until the text has been read. */
async function delayMedia(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'font' || type === 'image' || type === 'media') await painted;
    await route.fallback();
  });
  return release;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => {
      scrollTo({top: to, behavior: 'instant'});
    }, top);
    await settled(page);
  }
}

for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND_PATH]) {
  test(
    `${path} stays where it is while fonts, pictures and the application come`,
    SAMPLE.has(path) ? {} : {tag: '@full'},
    async ({page, messages}) => {
      await watchShifts(page);
      for (const {colorScheme, viewport} of VISITS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme});
        const release = await delayMedia(page);
        await page.goto(at(path), {waitUntil: 'commit'});
        await page.waitForFunction(
          () =>
            performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        release();
        await applicationRuns(page);
        await scrollThrough(page);
        expect(
          await page.evaluate(() => globalThis.testShifts),
          `${colorScheme}, ${viewport.width} px`,
        ).toEqual([]);
        await page.unroute('**/*');
      }
      // The status of the not-found page is an error in the console.
      messages.length = 0;
    },
  );
}

/** The position and width of the page's heading, whole pixels. */
function headingBox(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const box = document.querySelector('main h1')?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width].map(Math.round) : [];
  });
}

/** The last page of each kind. */
const KINDS = new Map(ROUTES.map(({kind, path}) => [kind, path]));

test.describe('before any script', () => {
  test.use({javaScriptEnabled: false});

  for (const [kind, path] of KINDS) {
    test(`${kind}: a page begins where it stays, while the rest of it is on its way`, async ({
      page,
    }) => {
      for (const {viewport} of VISITS) {
        await page.setViewportSize(viewport);
        await page.goto(at(path));
        const whole = await headingBox(page);
        expect(whole).toHaveLength(3);
        await page.route(at(path), async (route) => {
          const answer = await route.fetch();
          const [beginning = ''] = (await answer.text()).split('</h1>');
          await route.fulfill({response: answer, body: beginning});
        });
        await page.goto(at(path));
        expect(await headingBox(page)).toEqual(whole);
        await page.unroute(at(path));
      }
    });
  }
});

test('results do not move the footer of the search page @full', async ({
  page,
}) => {
  await watchShifts(page);
  for (const {viewport} of VISITS) {
    await page.setViewportSize(viewport);
    await page.goto(at('/search/?q=component'));
    await expect(page.locator('.search-page__result').first()).toBeVisible();
    await settled(page);
    const shifts = await page.evaluate(() => globalThis.testShifts);
    expect(shifts.filter((shift) => shift.includes('footer'))).toEqual([]);
  }
});
