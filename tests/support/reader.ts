import type {BrowserContext, Page, Route} from '@playwright/test';

import {cutOff, expect} from './page';

export {
  applicationRuns as started,
  at,
  expect,
  store,
  stored,
  STARS_ANSWERED,
} from './page';

interface Fixtures {
  /**
   * Errors in the console. Tests of faults cause failed requests and warnings, but
   * must end without errors.
   */
  readonly complaints: string[];
}

/**
 * Messages that aren't the site's own: those of browsers about failed requests,
 * Firefox's about the hash of a failed response, and the framework's about
 * blocked storage and about a page that it could not fetch ahead.
 */
const NOT_OURS =
  /^(?:Failed to load resource|Cross-Origin Request Blocked|None of the “sha256” hashes|Docusaurus storage error|ChunkLoadError)/u;

/** A page of the site on which something goes wrong. */
export const test = cutOff.extend<Fixtures>({
  complaints: [
    async ({page}, provide) => {
      const complaints: string[] = [];
      const hear = (text: string): void => {
        if (!NOT_OURS.test(text)) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') hear(message.text());
      });
      // Firefox also reports its own messages here.
      page.on('pageerror', (error) => {
        hear(String(error));
      });
      await provide(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    {auto: true},
  ],
});

/** Waits until the starter has run, which comes before the application. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({state: 'attached'});
}

/**
 * Waits until the page has settled: two frames are drawn and the browser is idle.
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

/** Only the scripts that start the application. */
export const APPLICATION = /\/assets\/js\/(?:runtime~)?main\.[^/]*\.js$/u;

/** Blocks the scripts of the application, or handles them in another way. */
export async function holdApplication(
  page: Page | BrowserContext,
  handler: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<void> {
  await page.route(APPLICATION, handler);
}

/** Marks the page. Only a full page load removes the mark. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['testMark'] = '';
  });
}

/** @returns Whether the page has the mark, so there was no full page load. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.dataset['testMark'] !== undefined,
  );
}

/** @returns How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** The main heading of the page. */
export function heading(page: Page): ReturnType<Page['locator']> {
  return page.locator('main h1');
}

/** What the page says about a link that could not be followed. */
export function notice(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('alert');
}
