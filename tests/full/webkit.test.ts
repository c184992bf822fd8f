import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';

import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest';
import * as z from 'zod';

import {findWebKit, WEBKIT_DRIVER} from '../support/browser';
import {at, BASE_URL} from '../support/address';
import {freePort} from '../support/freePort';
import {footerPages, titleOf} from '../support/pageWords';
import {fileOf, SITE_DIR} from '../support/routes';
import {portOf, serve} from '../support/staticHost';

const PAGE = '/docs/concepts/runtime-model/';
const TITLE = titleOf(PAGE);
const [OTHER, ANOTHER] = footerPages();
const MARKED = 'document.documentElement.dataset.testMark === "1"';
const WebKit = findWebKit();

const sessionAnswer = z.object({value: z.object({sessionId: z.string()})});
const answer = z.object({value: z.unknown()});

let isLost: (address: string) => boolean = () => false;
let site: Server;
let driver: ChildProcess;
let session: string;

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${text}`);
  return JSON.parse(text);
}

/** Evaluates an expression in the page. */
async function evaluate(expression: string): Promise<unknown> {
  const script = `return ${expression}`;
  const body = await post(`${session}/execute/sync`, {script, args: []});
  return answer.parse(body).value;
}

async function open(route: string): Promise<void> {
  const url = `http://localhost:${portOf(site)}${at(route)}`;
  await post(`${session}/url`, {url});
}

function becomes(expression: string, wanted: unknown): Promise<void> {
  return expect
    .poll(() => evaluate(expression), {timeout: 15_000})
    .toEqual(wanted);
}

const started = (): Promise<void> =>
  becomes('document.documentElement.dataset.hasHydrated', 'true');
const titled = (title: string): Promise<void> =>
  becomes('document.querySelector("main h1").firstChild.textContent', title);
const follow = (route: string): Promise<unknown> =>
  evaluate(`document.querySelector('footer a[href="${at(route)}"]').click()`);
const mark = (): Promise<unknown> =>
  evaluate('document.documentElement.dataset.testMark = "1"');

describe.skipIf(WebKit === undefined)('in WebKit', () => {
  beforeAll(async () => {
    site = await serve({
      folder: SITE_DIR,
      baseUrl: BASE_URL,
      port: 0,
      isLost: (address) => isLost(address),
    });
    const port = await freePort();
    const args = ['--auto-servernum', WEBKIT_DRIVER, `--port=${port}`];
    driver = spawn('xvfb-run', args, {stdio: 'ignore', detached: true});
    const root = `http://127.0.0.1:${port}/session`;
    const options = {binary: WebKit, args: ['--automation']};
    // The display and the driver need a moment to start.
    const {value} = sessionAnswer.parse(
      await vi.waitFor(
        () =>
          post(root, {
            capabilities: {
              alwaysMatch: {'webkitgtk:browserOptions': options},
            },
          }),
        {timeout: 30_000, interval: 200},
      ),
    );
    session = `${root}/${value.sessionId}`;
  }, 60_000);

  afterEach(() => {
    isLost = () => false;
  });

  afterAll(async () => {
    await fetch(session, {method: 'DELETE'});
    if (driver.pid !== undefined) process.kill(-driver.pid);
    site.close();
  });

  // Must run first, because later the browser has cached the scripts of other pages.
  test('fault 3: a page whose scripts are lost is loaded once, and works', async () => {
    const html = readFileSync(fileOf(PAGE), 'utf8');
    let isLoaded = false;
    // Applies from the start, because visible links are prefetched.
    isLost = (address) => {
      isLoaded ||= address === at(OTHER);
      const isOther = !html.includes(path.basename(address));
      return !isLoaded && address.includes('/assets/js/') && isOther;
    };
    await open(PAGE);
    await started();
    await mark();
    await follow(OTHER);
    // The address changes before the page does.
    await becomes(MARKED, false);
    await becomes('location.pathname', at(OTHER));
    await started();
  });

  test('fault 1: a hash that cannot be decoded breaks neither page nor history', async () => {
    await open(`${PAGE}#%E0%A4%A`);
    await started();
    await mark();
    await follow(OTHER);
    await titled(titleOf(OTHER));
    await evaluate('history.back()');
    await titled(TITLE);
    expect(await evaluate(MARKED)).toBe(true);
  });

  test('fault 2: without network, the page stays and says so', async () => {
    await open(PAGE);
    await started();
    await mark();
    isLost = () => true;
    await follow(ANOTHER);
    await becomes(
      'document.querySelector("#oc-notice p")?.textContent.includes("offline")',
      true,
    );
    await titled(TITLE);
    expect(await evaluate(MARKED)).toBe(true);
  });

  test('fault 4: without the application, links and color mode work', async () => {
    isLost = (address) => /\/(?:runtime~)?main\.[^/]*\.js$/u.test(address);
    await open(PAGE);
    await becomes('"script" in document.documentElement.dataset', true);
    await evaluate(
      'document.querySelector("[data-color-mode-toggle]").click()',
    );
    await becomes('document.documentElement.dataset.themeChoice', 'light');
    await follow(OTHER);
    await titled(titleOf(OTHER));
    await evaluate('localStorage.clear()');
  });

  test('fault 15: an address with index.html shows the page and becomes canonical', async () => {
    await open(`${PAGE}index.html#cells`);
    await started();
    await titled(TITLE);
    await becomes('location.pathname + location.hash', `${at(PAGE)}#cells`);
  });
});
