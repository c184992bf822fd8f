import type {Page} from '@playwright/test';

import {FOOTER, NAVBAR} from '../../../src/site/navigation';
import {SITE} from '../../../src/site/site';
import {at, expect, open, test} from '../../support/page';
import {pageWith} from '../../support/pageWords';

/** A page with tables and code. */
const TABLES = pageWith('.table-frame ~ .code-block', '/docs/next/');
const GUIDE = '/docs/getting-started/quick-start-guide/';

/** The focused element as a reader would call it, and its position. */
interface Stop {
  readonly name: string;
  readonly isCovered: boolean;
  readonly isMarked: boolean;
}

/** The focused element: whether it is covered, and whether its focus is marked. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A link that wraps has a box per line; their bounding box may miss it.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(
      Math.max(box.top + Math.min(box.height / 2, 12), 0),
      innerHeight - 1,
    );
    const top = document.elementFromPoint(x, y);
    const style = getComputedStyle(element);
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const shown = label ? getComputedStyle(label) : style;
    return {
      name: (
        element.getAttribute('aria-label') ?? (label ?? element).textContent
      )
        .trim()
        .slice(0, 60),
      isCovered:
        box.width > 1 &&
        top !== null &&
        !element.contains(top) &&
        !top.contains(element) &&
        top.closest('label') === null,
      isMarked:
        shown.outlineStyle !== 'none' && parseFloat(shown.outlineWidth) >= 2,
    };
  });
}

/** Presses Tab until the whole page has been visited once. */
async function walk(page: Page, most = 400): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

test('the keyboard goes through a whole page in order', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, GUIDE);
  const stops = await walk(page);
  const names = stops.map(({name}) => name);
  expect(names[0]).toBe('Skip to main content');
  const [firstItem] = NAVBAR.flatMap(({label}) => label ?? []);
  const lastLink = FOOTER.at(-1)?.items.at(-1)?.label;
  expect(names).toContain(`${SITE.name}, home`);
  expect(names.indexOf(firstItem ?? '')).toBeLessThan(
    names.indexOf('Edit this page'),
  );
  expect(names.indexOf('Edit this page')).toBeLessThan(
    names.lastIndexOf(lastLink ?? ''),
  );
  // It ended by leaving the page, so nothing traps the focus.
  expect(stops.length).toBeLessThan(400);
  expect(
    stops.filter(({isCovered}) => isCovered).map(({name}) => name),
    'covered stops',
  ).toEqual([]);
  expect(
    stops.filter(({isMarked}) => !isMarked).map(({name}) => name),
    'stops without a visible mark',
  ).toEqual([]);
  expect(
    stops.filter(({name}) => name === '').length,
    'stops without a name',
  ).toBe(0);
});

test('the first stop skips to the content', async ({page}) => {
  await open(page, GUIDE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the menu of phones holds the focus, and Escape gives it back', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(at(GUIDE));
  const button = page.getByRole('button', {name: /documentation menu/u});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#docs-menu')).toBeVisible();
  const places = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const {activeElement} = document;
        if (!activeElement || activeElement === document.body) return 'nowhere';
        if (activeElement.closest('#docs-menu')) return 'menu';
        return activeElement.closest('main, footer') ? 'page' : 'bar';
      }),
    );
  }
  // Nothing behind the menu can be reached.
  expect(places.has('page')).toBe(false);
  await page.locator('#docs-menu').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#docs-menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a table or code that fits is no stop, until the window is too narrow for it', async ({
  page,
}) => {
  await page.goto(at(TABLES));
  const wrong = (): Promise<string[]> =>
    page.locator('.table-frame, pre').evaluateAll((frames: HTMLElement[]) =>
      frames
        .filter((frame) => {
          const scrolls = frame.scrollWidth > frame.clientWidth;
          return scrolls !== frame.tabIndex >= 0;
        })
        .map(({outerHTML}) => outerHTML.slice(0, 100)),
    );
  await expect.poll(wrong).toEqual([]);
  await page.setViewportSize({width: 360, height: 740});
  await expect.poll(wrong).toEqual([]);
});
