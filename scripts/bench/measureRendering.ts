import path from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {findChromium} from '../../tests/support/browser';
import {portOf, serve} from '../../tests/support/staticHost';

/** A phone that is four times slower, with 1.6 Mbit/s and a latency of 150 ms. */
const SLOW_PHONE = {
  slowdown: 4,
  bytesPerSecond: 200_000,
  latencyMs: 150,
  viewport: {width: 390, height: 844},
} as const;

const ROUTE = '/docs/concepts/runtime-model/';

/** One query of each class. */
const QUERIES = [
  'deployment pipeline',
  'servicebinding',
  'kubectl get components',
  'spec.owner.projectName',
  'endpiont',
  'how do I expose a service',
] as const;

/** Milliseconds from each keystroke to the frame with its results. */
export async function measureRendering(): Promise<readonly number[]> {
  const folder = path.resolve('build');
  const server = await serve({folder, baseUrl: '/', port: 0});
  const origin = `http://localhost:${portOf(server)}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({viewport: SLOW_PHONE.viewport});
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await slowDown(page);
    return await typeQueries(page, origin + ROUTE);
  } finally {
    await browser.close();
    server.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: SLOW_PHONE.slowdown,
  });
}

async function typeQueries(
  page: Page,
  address: string,
): Promise<readonly number[]> {
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('html[data-script]').waitFor({state: 'attached'});
  const text = page.waitForResponse(/\.text\.txt$/u);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input');
  await field.fill('gateway');
  await (await text).finished();
  await page.locator('.DocSearch-HitsFooter a').waitFor();
  await watchKeys(page);
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.fill('');
    for (const key of query) {
      await page.keyboard.press(key);
      times.push(Number(await page.evaluate('benchAnswered')));
    }
  }
  return times;
}

/** Measures the time from each keystroke until the dialog shows its results. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(`
    const dialog = document.querySelector('dialog[open]');
    const isAnswered = (query) => {
      const all = dialog.querySelector('.DocSearch-HitsFooter a');
      if (all) return new URL(all.href).searchParams.get('q').trim() === query;
      return dialog.querySelector('.DocSearch-NoResults')?.textContent.includes(query);
    };
    dialog.addEventListener('input', ({target, timeStamp}) => {
      const query = target.value.trim();
      if (query === '') return;
      globalThis.benchAnswered = new Promise((resolve) => {
        const look = () => {
          if (isAnswered(query)) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }, {capture: true});
  `);
}
