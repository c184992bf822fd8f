import {STARS} from '../../src/site/limits';
import {REPOSITORY} from '../../src/site/site';
import {STARS_KEY} from '../../src/site/storageKeys';
import {
  at,
  DESKTOP,
  expect,
  open,
  store,
  stored,
  test,
  STARS_ANSWERED,
} from '../support/page';

test.use({viewport: DESKTOP});

const COUNT = '.theme-layout-navbar-right a[href*="github.com/openchoreo"]';

const AN_HOUR_AGO = (): number => Date.now() - STARS.freshForMs - 1;

test('the stored count is shown first, then the fresh one, which is stored with its time', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(REPOSITORY.metadataUrl, async (route) => {
    await asked;
    await route.fulfill({json: {stargazers_count: STARS_ANSWERED}});
  });
  await store(
    page,
    STARS_KEY,
    JSON.stringify({value: 12, timestamp: AN_HOUR_AGO()}),
  );
  const before = Date.now();
  await open(page, '/docs/');
  await expect(page.locator(COUNT)).toContainText('Stars: 12');
  answer();
  await expect(page.locator(COUNT)).toContainText(`Stars: ${STARS_ANSWERED}`);
  const kept: unknown = JSON.parse((await stored(page, STARS_KEY)) ?? 'null');
  expect(kept).toEqual({
    value: STARS_ANSWERED,
    timestamp: expect.any(Number) as unknown,
  });
  expect((kept as {timestamp: number}).timestamp).toBeGreaterThan(before);
});

test('a count of this hour is not asked for again', async ({page, foreign}) => {
  await store(
    page,
    STARS_KEY,
    JSON.stringify({value: 12, timestamp: Date.now() - 1000}),
  );
  await open(page, '/docs/');
  await expect(page.locator(COUNT)).toContainText('Stars: 12');
  expect(foreign).toEqual([]);
});

test('leaving the page aborts the call', {tag: '@full'}, async ({page}) => {
  await page.addInitScript(() => {
    // The end of patience would abort the call as well.
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(REPOSITORY.metadataUrl, () => new Promise(() => undefined));
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(REPOSITORY.metadataUrl),
  );
  const asked = page.waitForRequest(REPOSITORY.metadataUrl);
  await open(page, '/');
  await asked;
  await page
    .locator(`a[href="${at('/blog/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at('/blog/'));
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
});
