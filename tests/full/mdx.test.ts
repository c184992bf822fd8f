import {cpSync} from 'node:fs';
import path from 'node:path';

import type {Browser} from '@playwright/test';
import {beforeAll, expect, test, vi} from 'vitest';

import {launchChromium} from '../support/browser';
import {startDevServer} from '../support/devServer';
import {freePort} from '../support/freePort';
import {scratchCopy} from '../support/scratchCopy';
import {portOf, serve} from '../support/staticHost';

const copy = scratchCopy('mdx');

beforeAll(() => {
  cpSync('tests/mdx/site', copy.folder, {recursive: true});
});

test('pages of MDX pass the checks of pages, samples and spelling', () => {
  copy.run('tsx', ['scripts/check-pages.ts']);
  const pages = ['docs/parts.mdx', 'blog/2025-10-01-parts.mdx'];
  copy.run('tsx', ['scripts/check-samples.ts', ...pages]);
  copy.run('cspell', ['lint', '--no-progress', ...pages]);
});

test('the site with them is built, and works in every browser', () => {
  copy.run('tsx', ['scripts/build.ts']);
  copy.run('playwright', [
    'test',
    '--config',
    'tests/mdx/playwright.config.ts',
  ]);
}, 1_200_000);

/** What a page with one of everything says, by roles, and errors it told. */
async function shownBy(browser: Browser, port: number) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({json: {stargazers_count: 1}}),
  );
  // A dev server listens before it has a page to show.
  await vi.waitFor(
    async () => {
      errors.length = 0;
      await page.goto(`http://localhost:${port}/docs/next/parts/`);
      await page.locator('[data-has-hydrated="true"] main h1').waitFor();
    },
    {timeout: 600_000},
  );
  await page.getByText('Only in browsers').waitFor();
  return {errors, roles: await page.locator('main').ariaSnapshot()};
}

test('the dev server shows the same as the build, without an error in either', async () => {
  const folder = path.join(copy.folder, 'build');
  const host = await serve({folder, baseUrl: '/', port: 0});
  const port = await freePort();
  const server = startDevServer(copy, port, () => undefined);
  const browser = await launchChromium();
  try {
    const built = await shownBy(browser, portOf(host));
    expect(built.errors).toEqual([]);
    expect(await shownBy(browser, port)).toEqual(built);
  } finally {
    await browser.close();
    server.kill();
    host.close();
  }
}, 1_200_000);
