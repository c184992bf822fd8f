import {test as base, expect, type Page} from '@playwright/test';

import {REPOSITORY} from '../../src/site/site';
import {at} from './address';

export {expect, type Page} from '@playwright/test';
export {at} from './address';

/** The number of stars that the tests' own source host answers. */
export const STARS_ANSWERED = 4321;

interface NetworkFixtures {
  /**
   * What the browser refused by the policy or by integrity so far. A test that
   * causes some empties the list; at the end of every test it must be empty.
   */
  readonly violations: string[];
  /** Addresses of other origins that were asked for. */
  readonly foreign: string[];
}

/** The browser's own words for what a page may not do, in every engine. */
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
      // Not every engine says in the console what the policy forbade.
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
      expect(violations, 'what the policy forbade').toEqual([]);
    },
    {auto: true},
  ],
});

interface ConsoleFixtures {
  /**
   * What the site's own code has said in the console so far, errors nobody
   * caught included. A test that expects some empties the list; at the end of
   * every test it must be empty.
   */
  readonly messages: string[];
}

/**
 * The browser's own line about a request that failed. The site's code cannot
 * keep it away, so only what comes from this origin is counted.
 */
const FAILED_REQUEST = /^Failed to load resource/;

/** As `cutOff`, and with nothing to say in the console. */
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
        messages.push(`error nobody caught: ${error.message}`);
      });
      await use(messages);
      expect(messages, 'console messages').toEqual([]);
    },
    {auto: true},
  ],
});

/** Keeps the application from starting by itself, as on a saving connection. */
export async function withoutApplication(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}

/** Waits until the application runs in the page. */
export async function applicationRuns(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Opens a page of the site and waits until the application runs in it. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await applicationRuns(page);
}

/** Widths on both sides of the breakpoint: specification, section 9. */
export const PHONE = {width: 996, height: 800} as const;
export const DESKTOP = {width: 997, height: 800} as const;

/** What local storage holds under a key; `null` when the key is absent. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Puts a value into local storage before any script of the next page runs. */
export async function store(
  page: Page,
  key: string,
  value: string,
): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => {
      // The empty page that a tab begins with has no storage.
      if (self.origin === 'null') return;
      // Once: what the page stores itself stays over a reload.
      if (sessionStorage.getItem(`stored ${name}`) !== null) return;
      sessionStorage.setItem(`stored ${name}`, '');
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}
