import type {BrowserContext, Page, Route} from '@playwright/test';

import {cutOff, expect} from './page';

export {
  applicationRuns as started,
  at,
  expect,
  store,
  stored,
  STARS_ANSWERED,
  STARS_ANSWERED as STARS,
} from './page';

interface Fixtures {
  /**
   * What the console shows as an error, in order: a test of a fault causes
   * failed requests and warnings, and still must end without errors.
   */
  readonly complaints: string[];
}

/**
 * Not the site's own: the browsers' lines about a request that failed, which
 * Firefox follows by one about the hash of what came of it, and the framework's
 * about a storage that refuses.
 */
const NOT_OURS =
  /^(?:Failed to load resource|Cross-Origin Request Blocked|None of the “sha256” hashes|Docusaurus storage error)/u;

/** A page of the site on which something goes wrong. */
export const test = cutOff.extend<Fixtures>({
  complaints: async ({page}, provide) => {
    const complaints: string[] = [];
    const hear = (text: string): void => {
      if (!NOT_OURS.test(text)) complaints.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') hear(message.text());
    });
    // Firefox reports there as well what it says itself.
    page.on('pageerror', (error) => {
      hear(String(error));
    });
    await provide(complaints);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

/** Waits until the starter has run, the one script before the application. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({state: 'attached'});
}

/**
 * Waits until the page has nothing more to do by itself: two frames have been
 * drawn and the browser is idle.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            requestIdleCallback(
              () => {
                resolve();
              },
              {timeout: 2000},
            );
          });
        });
      }),
  );
}

/** The scripts that start the application, and nothing else. */
const APPLICATION = /\/assets\/js\/(?:runtime~)?main\.[^/]*\.js$/u;

/** The application never comes, or as the handler says. */
export async function holdApplication(
  page: Page | BrowserContext,
  handler: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<void> {
  await page.route(APPLICATION, handler);
}

/** Gives the page a mark that only a load of the whole page removes. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['testMark'] = '';
  });
}

/** @returns Whether the page is the one that was marked: it was never left. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.dataset['testMark'] !== undefined,
  );
}

/** @returns By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** The page's own heading. */
export function heading(page: Page): ReturnType<Page['locator']> {
  return page.locator('main h1');
}
