import type {Page} from '@playwright/test';

import {expectAccessible, MODES, showMode} from '../support/axe';
import {
  applicationRuns,
  at,
  expect,
  open,
  overflow,
  test,
} from '../support/page';
import {pageWith} from '../support/pageWords';
import {ADDRESSES, htmlOf, NOT_FOUND_PATH, ROUTES} from '../support/routes';

/** The pages that differ most; full runs audit all, in both modes. */
const GUIDE = pageWith('.tabs-choice');
const KIND = '/docs/next/reference/api/platform/organization/';
const SAMPLE = ['/', '/docs/check/', KIND];
const REACT = new Set([...ROUTES.map((route) => route.path), NOT_FOUND_PATH]);
const [LIGHT, DARK_PHONE] = MODES;

/** Every page that the site publishes, except those that lead to another at once. */
const PUBLISHED = ADDRESSES.filter(
  (path) => path !== '/404.html' && !/http-equiv="?refresh/u.test(htmlOf(path)),
);

const AUDITS = [
  ...SAMPLE.map((path) => ({path, modes: [DARK_PHONE], tag: []})),
  ...[...PUBLISHED, NOT_FOUND_PATH].map((path) => {
    return {path, modes: MODES, tag: '@full'};
  }),
];

for (const {path, modes, tag} of AUDITS) {
  const title = `${path} has no barrier in ${modes.length} of the modes`;
  test(title, {tag}, async ({page, messages}) => {
    test.setTimeout(180_000);
    await page.goto(at(path));
    if (REACT.has(path)) await applicationRuns(page);
    await expectAccessible(page, 'at rest', modes);
    messages.length = 0;
  });
}

test('what a reader opens has no barrier @full', async ({page}) => {
  test.setTimeout(180_000);
  await showMode(page, DARK_PHONE);
  await open(page, GUIDE);
  const toggle = page.locator('.navbar__toggle:visible');
  await toggle.click();
  await expectAccessible(page, 'docs menu', [DARK_PHONE], '#docs-menu');
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expectAccessible(page, 'main menu', [DARK_PHONE], '#main-menu');
  await page.locator('#main-menu').getByRole('button', {name: 'Close'}).click();
  await page.locator('main summary', {hasText: 'On this page'}).click();
  await page.locator('.tab > label').last().click();
  await page.getByText('Connect your editor').click();
  await expectAccessible(page, 'folds and tabs', [DARK_PHONE]);
  await showMode(page, LIGHT);
  await page.locator('.dropdown > summary').click();
  await expectAccessible(page, 'the version dropdown', [LIGHT], '.navbar');
});

/** The focused element: whether it is covered, and whether it is marked. */
function stopOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A link that wraps has a box per line; their bounding box may miss it.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.max(box.top + Math.min(box.height / 2, 12), 0);
    const top = document.elementFromPoint(x, Math.min(y, innerHeight - 1));
    const {labels} = element as HTMLInputElement;
    const shown = getComputedStyle(labels?.[0] ?? element);
    return {
      html: element.outerHTML.slice(0, 120),
      isCovered:
        box.width > 1 &&
        // A block that is higher than the window.
        box.top >= 0 &&
        top !== null &&
        !element.contains(top) &&
        !top.contains(element) &&
        top.closest('label') === null,
      isMarked:
        shown.outlineStyle !== 'none' && parseFloat(shown.outlineWidth) >= 1,
    };
  });
}

test('the keyboard goes through a whole page', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, GUIDE);
  const stops = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop) break;
    stops.push(stop);
  }
  // It ended by leaving the page, so nothing traps the focus.
  expect(stops.length).toBeLessThan(400);
  expect(stops.filter((stop) => stop.isCovered || !stop.isMarked)).toEqual([]);
});

test('the first stop of the keyboard skips to the content', async ({page}) => {
  await open(page, GUIDE);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

const OTHERS = [GUIDE, '/blog/welcome/', '/schemas/next/', '/search/'];

for (const path of [...SAMPLE, ...OTHERS]) {
  const title = `${path} fits a window of 320 pixels, spaced text and text of twice the size`;
  const tag = path === KIND ? [] : '@full';
  test(title, {tag}, async ({page, messages}) => {
    const add = (css: string): Promise<void> =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(at(path));
    expect(await overflow(page), 'at 320 px').toBe(0);
    await add(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
    );
    expect(await overflow(page), 'with spaced text').toBe(0);
    await page.setViewportSize({width: 1280, height: 800});
    await add(':root {font-size: 200% !important}');
    expect(await overflow(page), 'with text of twice the size').toBe(0);
    messages.length = 0;
  });
}
