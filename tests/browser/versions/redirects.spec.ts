import {expect, heading, test} from '../../support/reader';
import {LATEST} from '../../support/routes';

const PINNED = `docs/${LATEST}/concepts/runtime-model/`;
const PAGE = 'docs/concepts/runtime-model/';

test('fault 15: a pinned address leads to the page, with query and hash, and takes no place in the history', async ({
  page,
  baseURL,
}) => {
  await page.goto('docs/');
  await page.goto(`${PINNED}?from=%3Cb%3E#cells`);
  await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}?from=%3Cb%3E#cells`);
  await expect(heading(page)).toHaveText('Runtime model');
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/`);
});

test('fault 15: an old address leads to the part of a page that took its place, unless the reader names another', async ({
  page,
  baseURL,
}) => {
  const old = 'docs/implementation-deep-dive/cell-architecture/';
  await page.goto(old);
  await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}#cells`);
  await page.goto(`${old}#health`);
  await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}#health`);
});

test('fault 15: a pinned address keeps its hash when the page is slow to come', async ({
  page,
  baseURL,
}) => {
  const target = `${baseURL ?? ''}${PAGE}`;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(target, async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const loaded = page.goto(`${PINNED}#cells`, {waitUntil: 'commit'});
  await loaded;
  await expect.poll(() => asked.length).toBe(2);
  release();
  await expect(page).toHaveURL(`${target}#cells`);
  expect(asked.map((url) => url.replace(/#.*/u, ''))).toEqual([
    `${baseURL ?? ''}${PINNED}`,
    target,
  ]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('fault 15 without script: a pinned address leads to the page', async ({
    page,
    baseURL,
  }) => {
    await page.goto(PINNED);
    await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}`);
    await expect(heading(page)).toHaveText('Runtime model');
  });
});

test('fault 15: a pinned address whose script is lost still shows where to go', async ({
  page,
}) => {
  await page.route(/\/redirect\.[^/]*\.js$/u, (route) => route.abort());
  await page.goto(PINNED);
  await page.getByRole('main').getByRole('link').click();
  await expect(heading(page)).toHaveText('Runtime model');
});
