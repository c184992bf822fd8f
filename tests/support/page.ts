import {test as base, expect, type Page} from '@playwright/test';

import {REPOSITORY} from '../../src/site/site';
import {at} from './address';

export {expect, type Page} from '@playwright/test';
export {at} from './address';

/** The star count of the fake source host. */
export const STARS_ANSWERED = 4321;

interface NetworkFixtures {
  /**
   * Violations of the policy or of integrity so far. The list must be empty at
   * the end of a test, so a test that causes violations must clear it.
   */
  readonly violations: string[];
  /** Requested addresses of other origins. */
  readonly foreign: string[];
}

/** Console messages of all engines about violations. */
const VIOLATION =
  /Content[ -]Security[ -]Policy|Refused to|integrity|^Policy violation: /iu;

/** A page of the site, cut off from every other origin. */
export const cutOff = base.extend<NetworkFixtures>({
  foreign: [
    async ({context, baseURL}, use) => {
      const {origin} = new URL(baseURL ?? '');
      const asked: string[] = [];
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== origin,
        async (route) => {
          const url = route.request().url();
          asked.push(url);
          if (url === REPOSITORY.metadataUrl) {
            await route.fulfill({json: {stargazers_count: STARS_ANSWERED}});
          } else {
            await route.abort();
          }
        },
      );
      await use(asked);
      const unexpected = asked.filter((url) => url !== REPOSITORY.metadataUrl);
      expect(unexpected, 'requests to other origins').toEqual([]);
    },
    {auto: true},
  ],
  violations: [
    async ({context, page}, use) => {
      const violations: string[] = [];
      // Not every engine reports policy violations in the console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {effectiveDirective, blockedURI} = event;
          console.error(
            `Policy violation: ${effectiveDirective} ${blockedURI}`,
          );
        });
      });
      page.on('console', (message) => {
        const text = message.text();
        if (VIOLATION.test(text)) violations.push(text);
      });
      await use(violations);
      expect(violations, 'violations of the policy').toEqual([]);
    },
    {auto: true},
  ],
});

interface ConsoleFixtures {
  /**
   * Console messages of the site's own code so far, including uncaught errors.
   * The list must be empty at the end of a test, so a test that expects messages
   * must clear it.
   */
  readonly messages: string[];
}

/**
 * The browser's own message about a failed request. The site can't prevent it, so
 * it counts only for requests to this origin.
 */
const FAILED_REQUEST = /^Failed to load resource/;

/** Like `cutOff`, but console messages are failures too. */
export const test = cutOff.extend<ConsoleFixtures>({
  messages: [
    async ({page, baseURL}, use) => {
      const {origin} = new URL(baseURL ?? '');
      const messages: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const {url} = message.location();
        if (FAILED_REQUEST.test(text) && !url.startsWith(origin)) return;
        messages.push(`${message.type()}: ${text} (${url})`);
      });
      page.on('pageerror', (error) => {
        messages.push(`uncaught error: ${error.message}`);
      });
      await use(messages);
      expect(messages, 'console messages').toEqual([]);
    },
    {auto: true},
  ],
});

/** Keeps the application from starting, as on a data-saving connection. */
export async function withoutApplication(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}

/** Waits until the application runs in the page. */
export async function applicationRuns(page: Page): Promise<void> {
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({state: 'attached'});
}

/** Opens a page of the site and waits until the application runs in it. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await applicationRuns(page);
}

/** Holds requests until the returned function is called. */
export async function hold(
  page: Page,
  pattern: string | RegExp,
): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}

/** Widths on both sides of the breakpoint. */
export const PHONE = {width: 996, height: 800} as const;
export const DESKTOP = {width: 997, height: 800} as const;

/** The value of a key in local storage; `null` if it is absent. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores a value in local storage before any script of the next page runs. */
export async function store(
  page: Page,
  key: string,
  value: string,
): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => {
      // The empty page of a new tab has no storage.
      if (self.origin === 'null') return;
      // Runs only once, so that a reload keeps what the page stored itself.
      if (sessionStorage.getItem(`stored ${name}`) !== null) return;
      sessionStorage.setItem(`stored ${name}`, '');
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}
