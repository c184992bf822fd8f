import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test';

/** The number of stars that the tests' source host tells. */
export const STARS = 421;

/**
 * Not the site's own: the browser's line about a request that failed, and the
 * framework's about a storage that refuses.
 */
const NOT_OURS = /^(?:Failed to load resource|Docusaurus storage error)/u;

interface Fixtures {
  /** What the console shows as an error, in order; empty at the end of a test. */
  readonly complaints: string[];
  /** No test asks the network: the source host answers from here. */
  readonly sourceHost: undefined;
}

/** Playwright's `test` for a reader of this site. */
export const test = base.extend<Fixtures>({
  sourceHost: [
    async ({context}, provide) => {
      await context.route('https://api.github.com/**', (route) =>
        route.fulfill({
          json: {stargazers_count: STARS},
          headers: {'access-control-allow-origin': '*'},
        }),
      );
      await provide(undefined);
    },
    {auto: true},
  ],
  complaints: async ({page}, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || NOT_OURS.test(text)) return;
      complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await provide(complaints);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

export {expect};

/** Waits until the application runs in the page. */
export async function started(page: Page): Promise<void> {
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}

/** Waits until the starter has run, the one script before the application. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({state: 'attached'});
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
