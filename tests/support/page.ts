import {test as base, expect, type Page, type Route} from '@playwright/test';

import {REPOSITORY} from '../../src/site/site';
import {at} from './address';
import {
  allowMissingMedia,
  showFilledText,
  SYSTEM_FIREFOX,
} from './systemFirefox';

export {expect, type Page} from '@playwright/test';
export {at} from './address';

interface Fixtures {
  /** Requested addresses of other origins that no route of a test answered. */
  readonly foreign: string[];
  /**
   * Messages of the console so far, with uncaught errors and violations of the
   * policy. The list must be empty at the end, so a test that expects messages
   * must clear it.
   */
  readonly messages: string[];
  /** Messages that don't count, each with its type. */
  readonly expected: RegExp;
}

/**
 * A page of the site, cut off from every other origin. The browser's own message
 * about a failed request counts only for requests to this origin.
 */
export const test = base.extend<Fixtures>({
  browser: [
    async ({browser}, use, {project}) => {
      if (project.name === SYSTEM_FIREFOX) allowMissingMedia(browser);
      await use(browser);
    },
    {scope: 'worker'},
  ],
  context: async ({context}, use, {project}) => {
    if (project.name === SYSTEM_FIREFOX) await showFilledText(context);
    await use(context);
  },
  expected: [/^$/u, {option: true}],
  foreign: [
    async ({context, baseURL, browserName}, use) => {
      const {origin} = new URL(baseURL ?? '');
      const asked: string[] = [];
      if (browserName === 'chromium') {
        // A route would take a third of its time, and what it has cached.
        context.on('requestfailed', (request) => {
          const isUnknown =
            request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';
          if (isUnknown) asked.push(request.url());
        });
      } else {
        await context.route(
          (url) => url.protocol.startsWith('http') && url.origin !== origin,
          async (route) => {
            const url = route.request().url();
            asked.push(url);
            // Firefox tells of a failed request without its address.
            if (url === REPOSITORY.metadataUrl) await fulfillStars(route);
            else await route.abort();
          },
        );
      }
      await use(asked);
      const unexpected = asked.filter((url) => url !== REPOSITORY.metadataUrl);
      expect(unexpected, 'requests to other origins').toEqual([]);
    },
    {auto: true},
  ],
  messages: [
    async ({context, page, baseURL, expected}, use) => {
      const {origin} = new URL(baseURL ?? '');
      const messages: string[] = [];
      const hear = (message: string): void => {
        if (!expected.test(message)) messages.push(message);
      };
      // Not every engine reports policy violations in the console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {effectiveDirective, blockedURI} = event;
          console.error(`Violation: ${effectiveDirective} ${blockedURI}`);
        });
      });
      page.on('console', (message) => {
        const text = message.text();
        const {url} = message.location();
        const isRequest = text.startsWith('Failed to load resource');
        if (isRequest && !url.startsWith(origin)) return;
        hear(`${message.type()}: ${text} (${url})`);
      });
      page.on('pageerror', (error) => {
        hear(`error: ${String(error)}`);
      });
      await use(messages);
      expect(messages, 'console messages').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * `expected` for pages on which something goes wrong: all but errors,
 * the messages of browsers about failed requests, Firefox's about the hash of a
 * failed response, and the framework's about blocked storage and about a page that
 * it could not fetch ahead.
 */
export const FAULTS =
  /^(?!error: )|^error: (?:Failed to load resource|Cross-Origin Request Blocked|None of the “sha256” hashes|Docusaurus storage error|ChunkLoadError)/u;

/** The star count of the fake source host. */
export const STARS_ANSWERED = 4321;

const fulfillStars = (route: Route): Promise<void> =>
  route.fulfill({json: {stargazers_count: STARS_ANSWERED}});

/** Lets the source host answer. */
export function answerStars(page: Page): Promise<unknown> {
  return page.route(REPOSITORY.metadataUrl, fulfillStars);
}

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

/** Opens a page that waits with its application, and waits for the starter. */
export async function openIdle(page: Page, route: string): Promise<void> {
  await withoutApplication(page);
  await page.goto(at(route));
  await ready(page);
}

/** What the page asks for from now on, but for the pages of links in view. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The framework fetches such pages ahead.
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  return asked;
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

/** The color toggle, of which the bar and the menu have one each. */
export const TOGGLE = '[class*=colorModeToggle] button';

/** The widest window with a menu button. */
export const PHONE = {width: 996, height: 800} as const;

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

/** Waits until the starter has run, which comes before the application. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({state: 'attached'});
}

/**
 * Waits until the page has settled: two frames are drawn and the browser is idle.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // WebKit has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) return;
    await new Promise((resolve) => {
      requestIdleCallback(resolve, {timeout: 2000});
    });
  });
}

/** @returns How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What a reader would paste now, in a field of the page. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator('#pasted').inputValue();
}

/** The main heading of the page. */
export function heading(page: Page): ReturnType<Page['locator']> {
  return page.locator('main h1');
}

/** Expects a number of stars in the bar. */
export async function expectStars(page: Page, stars: number): Promise<void> {
  const repository = page.locator('.repository').first();
  await expect(repository).toContainText(`Stars: ${stars}`);
}

/** The dropdown of the bar on desktops, among those that a menu may have. */
export const VERSION_DROPDOWN = '.navbar__items .dropdown';

/** Chooses a docs version in the dropdown of the navbar, by its label. */
export async function chooseVersion(page: Page, label: string): Promise<void> {
  const dropdown = page.locator(VERSION_DROPDOWN);
  await dropdown.locator('> summary').click();
  await dropdown.getByRole('link', {name: label}).first().click();
}
