import type {Page} from '@playwright/test';

import {LATEST} from '../../src/site/versions';
import {needs} from '../support/needs';
import {at, expect, hold, test, withoutApplication} from '../support/page';
import {idsOf, pageWith, titleOf} from '../support/pageWords';
import {INDEX_FILES, searchKinds} from '../support/searchDialog';

const ROWS = 20;
const TITLE = titleOf('/docs/reference/api/platform/dataplane/');
/** Words on pages of every version: the name of a kind. */
const QUERY = titleOf('/docs/reference/api/application/component/');

const rows = (page: Page) => page.locator('main ol').getByRole('listitem');
const firstLink = (page: Page) => rows(page).first().getByRole('link');
const NEXT = /\/docs\/next\//u;
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const count = (page: Page) => page.locator('main').getByRole('status');

function searchAddress(query: string, more = ''): string {
  return at(`/search/?q=${encodeURIComponent(query)}${more}`);
}

test.beforeEach(({page}) => searchKinds(page));

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a form leads to its own address, and says what search needs', async ({
    page,
  }) => {
    needs('noscript');
    await page.goto(at('/search/'));
    const form = page.getByRole('search');
    await expect(field(page)).toHaveAttribute('maxlength', '512');
    await field(page).fill('some words');
    await form.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/\?q=some\+words/);
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
  });
});

test('results of an address start at once on any connection, and the query stays in the field', async ({
  page,
}) => {
  await withoutApplication(page);
  await page.goto(searchAddress(`a ${TITLE}`));
  await expect(rows(page).first()).toContainText(TITLE);
  await expect(field(page)).toHaveValue(`a ${TITLE}`);
  await expect(page).toHaveTitle(
    new RegExp(`^Search results for “a ${TITLE}”`),
  );
  await expect(page).toHaveURL(
    new RegExp(`/search/\\?q=a(?:\\+|%20)${TITLE}$`),
  );
});

test('what is typed is searched for, and kept in the address to share', async ({
  page,
}) => {
  await page.goto(at('/search/'));
  await field(page).fill(`a ${TITLE}`);
  await expect(rows(page).first()).toContainText(TITLE);
  await expect(page).toHaveURL(new RegExp(`/search/\\?q=a\\+${TITLE}$`));
});

test('20 results, and more by the button, by keyboard', async ({page}) => {
  await page.goto(searchAddress(QUERY));
  await expect(rows(page)).toHaveCount(ROWS);
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2 * ROWS);
  await expect(rows(page).nth(ROWS).getByRole('link')).toBeFocused();
});

test('going back shows the place that was left, with as many rows', async ({
  page,
}) => {
  await page.goto(searchAddress(QUERY));
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(rows(page)).toHaveCount(2 * ROWS);
  const row = rows(page)
    .getByRole('link')
    .nth(ROWS + 5);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(900);
  await row.click();
  await expect(page).not.toHaveURL(/\/search\//u);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2 * ROWS);
  // Firefox scrolls by parts of a pixel.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, 0);
});

test('waiting, found, nothing and failed are told apart, and a failure can be mended', async ({
  page,
  messages,
}) => {
  let isBroken = true;
  await page.route(INDEX_FILES, (route) =>
    isBroken ? route.fulfill({status: 404}) : route.fallback(),
  );
  const letGo = await hold(page, INDEX_FILES);
  await page.goto(searchAddress(QUERY));
  await expect(count(page)).toHaveText('Searching…');
  letGo();
  await expect(count(page)).toHaveText('Unable to fetch results');
  await expect(
    page.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  // The browser's own line about the failed request.
  messages.length = 0;
  isBroken = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(count(page)).toHaveText(/^\d+ results$/);
  await field(page).fill('zzqqxxyy');
  await expect(count(page)).toHaveText('No results for "zzqqxxyy"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await field(page).fill('');
  await expect(count(page)).toHaveText('');
});

/** What a page hides unless it is the target, and the part that shows then. */
const CLOSED = [
  ['fold', '.oc-fields details:not([open]) li[id]', 'code'],
  ['tab @full', '.tab:not(:first-child) > input[id]', '~ .tab__panel'],
] as const;

for (const [what, closed, part] of CLOSED) {
  test(`a row opens the ${what} that it found, below the bar`, async ({
    page,
  }) => {
    await page.unroute(INDEX_FILES);
    const route = pageWith(closed, '/docs/next/');
    const ids = idsOf(route, closed);
    const query = `${titleOf(route)} ${ids.at(-1)}`;
    await page.goto(searchAddress(query, '&version=current'));
    const links = ids.map((id) => `[href$="${route}#${id}"]`).join();
    const row = rows(page).locator(links).first();
    const id = (await row.getAttribute('href'))?.replace(/.*#/u, '');
    const shown = page.locator(`main [id="${id}"] ${part}`).first();
    const top = async () => (await shown.boundingBox())?.y;
    for (const load of [() => row.click(), () => page.reload()]) {
      await load();
      await expect(shown).toBeInViewport();
      await expect.poll(top).toBeGreaterThan(60);
    }
  });
}

test('the version is a choice, kept in the address with the query', async ({
  page,
}) => {
  const letGo = await hold(page, /\/assets\/js\/main\.[^/]*\.js$/u);
  await page.goto(searchAddress(QUERY), {waitUntil: 'commit'});
  await page.getByLabel('Version').selectOption('Next');
  letGo();
  await expect(page).toHaveURL(searchAddress(QUERY, '&version=current'));
  await expect(firstLink(page)).toHaveAttribute('href', NEXT);
  const latest = `[href^="${at('/docs/')}"]:not([href^="${at('/docs/next/')}"])`;
  await expect(rows(page).locator(latest)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Version')).toHaveValue('current');
  await page.getByLabel('Version').selectOption(LATEST.label);
  await expect(firstLink(page)).not.toHaveAttribute('href', NEXT);
});

test('a half-typed word in an input method is not searched for', async ({
  page,
}) => {
  needs('an input method');
  await page.goto(at('/search/'));
  await expect(field(page)).toBeEditable();
  const client = await page.context().newCDPSession(page);
  await field(page).focus();
  await client.send('Input.imeSetComposition', {
    text: QUERY,
    selectionStart: QUERY.length,
    selectionEnd: QUERY.length,
  });
  await expect(field(page)).toHaveValue(QUERY);
  await expect(count(page)).toHaveText('');
  await client.send('Input.insertText', {text: QUERY});
  await expect(count(page)).toHaveText(/^\d+ results$/);
});

test('after the first search the network is not needed', async ({
  page,
  context,
  messages,
}) => {
  await page.unroute(INDEX_FILES);
  await page.goto(searchAddress(QUERY));
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill(TITLE);
  await expect(rows(page).first()).toContainText(TITLE);
  await page.getByLabel('Version').selectOption('Next');
  // The other version was not loaded yet: the page says so, and offers a retry.
  await expect(count(page)).toHaveText('Unable to fetch results');
  await context.setOffline(false);
  // The browser reports each request as offline.
  messages.length = 0;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(firstLink(page)).toHaveAttribute('href', NEXT);
});

test('in forced colors, what was looked for stands out from its ground', async ({
  page,
}) => {
  needs('forced colors');
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto(searchAddress(QUERY));
  const mark = rows(page).locator('mark').first();
  await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(mark).toHaveCSS('background-color', /^rgb\((?!0, 0, 0)/u);
});
