import {readFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {at, SITE_DIR, BASE_URL} from '../support/builtSite';
import {
  findWebKit,
  serveWithFaults,
  startWebKit,
  type FaultySite,
  type WebKitPage,
} from '../support/webkit';

const PAGE = '/docs/concepts/runtime-model/';
const TITLE = 'Runtime model';
const WebKit = findWebKit();

const MARKED = 'document.documentElement.dataset.testMark === "1"';

/** The scripts that start the application. */
const APPLICATION = /\/assets\/js\/(?:runtime~)?main\.[^/]*\.js$/u;

let site: FaultySite;
let page: WebKitPage;

describe.skipIf(WebKit === undefined)('in WebKit', () => {
  beforeAll(async () => {
    site = await serveWithFaults(SITE_DIR, BASE_URL);
    page = await startWebKit(WebKit ?? '');
  }, 60_000);

  afterEach(() => {
    site.fault = () => undefined;
  });

  afterAll(async () => {
    await page.close();
    site.close();
  });

  async function open(route: string): Promise<void> {
    await page.open(site.origin + at(route));
  }

  function becomes(expression: string, wanted: unknown): Promise<void> {
    return expect
      .poll(() => page.evaluate(expression), {timeout: 15_000})
      .toEqual(wanted);
  }

  const started = (): Promise<void> =>
    becomes('document.documentElement.dataset.hasHydrated', 'true');
  const titled = (title: string): Promise<void> =>
    becomes('document.querySelector("main h1").firstChild.textContent', title);
  const follow = (end: string): Promise<unknown> =>
    page.evaluate(`document.querySelector('footer a[href$="${end}"]').click()`);
  const mark = (): Promise<unknown> =>
    page.evaluate('document.documentElement.dataset.testMark = "1"');
  const isMarked = (): Promise<unknown> => page.evaluate(MARKED);

  // Must run first, because later the browser has cached the scripts of other pages.
  test('fault 3: after a new deploy, a link loads its page once, and the page works', async () => {
    const html = readFileSync(path.join(SITE_DIR, PAGE, 'index.html'), 'utf8');
    let isDeployed = false;
    // Applies from the start, because visible links are prefetched.
    site.fault = (address) => {
      isDeployed ||= address.endsWith('/reference/faq/');
      const isOther =
        address.includes('/assets/js/') &&
        !html.includes(path.basename(address));
      return !isDeployed && isOther ? 404 : undefined;
    };
    await open(PAGE);
    await started();
    await mark();
    await follow('/reference/faq/');
    // The address changes before the page does.
    await becomes(MARKED, false);
    await becomes('location.pathname', at('/docs/reference/faq/'));
    await started();
  });

  test.each(['#100%', '#%E0%A4%A'])(
    'fault 1: the hash %s breaks neither page nor history',
    async (hash) => {
      await open(PAGE + hash);
      await started();
      await titled(TITLE);
      await mark();
      await follow('/overview/architecture/');
      await titled('Architecture of OpenChoreo');
      await page.evaluate('history.back()');
      await titled(TITLE);
      expect(await isMarked()).toBe(true);
    },
  );

  test('fault 2: without network, the page stays and says so', async () => {
    await open(PAGE);
    await started();
    await mark();
    site.fault = () => 'cut';
    await follow('/reference/faq/');
    await becomes(
      'document.querySelector("#oc-notice p")?.textContent.includes("offline")',
      true,
    );
    await titled(TITLE);
    expect(await isMarked()).toBe(true);
  });

  test('fault 4: without the application, links and color mode work', async () => {
    site.fault = (address) => (APPLICATION.test(address) ? 'cut' : undefined);
    await open(PAGE);
    await becomes('"script" in document.documentElement.dataset', true);
    await page.evaluate(
      'document.querySelector("[data-color-mode-toggle]").click()',
    );
    await becomes('document.documentElement.dataset.themeChoice', 'light');
    await follow('/overview/architecture/');
    await titled('Architecture of OpenChoreo');
  });

  test('fault 12: garbage in local storage is ignored', async () => {
    await open(PAGE);
    await page.evaluate(
      `Object.entries({theme: 'purple<x>', 'openchoreo.stars': '{"value":-3}', 'docs-preferred-version-default': 'v9.9.x'}).forEach(([key, value]) => localStorage.setItem(key, value))`,
    );
    await open(PAGE);
    await started();
    await becomes('document.documentElement.dataset.themeChoice', 'system');
    await titled(TITLE);
    await page.evaluate('localStorage.clear()');
  });

  test('fault 13: only known names and values in the query have an effect', async () => {
    await open(`${PAGE}?docusaurus-theme=foo&docusaurus-data-x=1`);
    await started();
    expect(
      await page.evaluate(
        '[document.documentElement.dataset.themeChoice, document.documentElement.dataset.x ?? null]',
      ),
    ).toEqual(['system', null]);
  });

  test('fault 15: an address with index.html shows the page and becomes canonical', async () => {
    await open(`${PAGE}index.html#cells`);
    await started();
    await titled(TITLE);
    await becomes('location.pathname + location.hash', `${at(PAGE)}#cells`);
  });

  test('fault 19: a translated page keeps working', async () => {
    await open(PAGE);
    await started();
    await mark();
    await page.evaluate(
      `document.querySelectorAll('main p, main li, h1, a').forEach((element) => {
        for (const node of [...element.childNodes]) {
          if (node.nodeType !== 3) continue;
          const font = document.createElement('font');
          font.textContent = node.data.toUpperCase();
          node.replaceWith(font);
        }
      })`,
    );
    await follow('/overview/architecture/');
    await becomes('location.pathname', at('/docs/overview/architecture/'));
    expect(await isMarked()).toBe(true);
  });
});
