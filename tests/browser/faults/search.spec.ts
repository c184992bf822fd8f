import type {Page, Route} from '@playwright/test';

import {fromBase} from '../../support/address';
import {
  providerAnswer,
  providerHit,
  siteFile,
  useHostedSearch,
} from '../../support/hostedSearch';
import {titleOf} from '../../support/pageWords';
import {at, expect, ready, started, store, test} from '../../support/reader';
import {
  ask,
  dialogOf,
  INDEX_FILES,
  openDialog,
} from '../../support/searchDialog';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const KIND = '/docs/reference/api/application/workload/';
const UNAVAILABLE = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';
/** The provider allows every origin. */
const CORS = {'access-control-allow-origin': '*'} as const;

const results = (page: Page) => page.locator('[data-search-results]');

test.describe('hosted search', () => {
  const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'that is unreachable': (route) => route.abort('connectionrefused'),
    'that answers 403': (route) =>
      route.fulfill({status: 403, headers: CORS, json: {message: 'no'}}),
    'that answers HTML': (route) =>
      route.fulfill({
        status: 200,
        headers: CORS,
        contentType: 'text/html',
        body: '<h1>Sign in</h1>',
      }),
  };

  for (const [name, fail] of Object.entries(FAILURES)) {
    const number = name === 'that is unreachable' ? 6 : 7;
    const tag = /unreachable/u.test(name) ? [] : ['@full'];
    test(
      `fault ${number}: a hosted search ${name} is told, and the site's own results are shown`,
      {tag},
      async ({page}) => {
        const asked: string[] = [];
        await useHostedSearch(page, (route) => {
          asked.push(new URL(route.request().url()).host);
          return fail(route);
        });
        await page.goto(PAGE);
        const dialog = await openDialog(page);
        await ask(dialog, titleOf(KIND));
        const notice = dialog.root.locator('.DocSearch-Notice');
        await expect(notice).toContainText(UNAVAILABLE);
        await expect(notice).toContainText(HELP);
        await expect(dialog.options.first()).toHaveAttribute('href', at(KIND));
        const isFinal = /403|HTML/u.test(name);
        if (isFinal) expect(asked).toHaveLength(1);
        else expect(new Set(asked).size).toBeGreaterThan(1);
      },
    );
  }

  test('fault 10: markup in a hit is shown as text', async ({page}) => {
    const markup = '<img src=x onerror="window.hacked=1"><b>bold</b>';
    await useHostedSearch(page, (route) =>
      route.fulfill({
        headers: CORS,
        json: providerAnswer([
          {
            ...providerHit(markup, '/docs/b/'),
            _highlightResult: {hierarchy: {lvl1: {value: markup}}},
          },
        ]),
      }),
    );
    await page.goto(PAGE);
    const dialog = await openDialog(page);
    await dialog.field.fill('gateway');
    await expect(dialog.options.first()).toContainText('<img src=x');
    await expect(dialog.groups.first()).toContainText('<b>bold</b>');
    await expect(dialog.root.locator('img, b')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

const DAMAGE: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({status: 404, body: ''}),
  'cut short': (route) => {
    const file = siteFile(route.request().url());
    return route.fulfill({body: file.slice(0, file.length / 2)});
  },
  'of another build': (route) =>
    route.fulfill({
      body: siteFile(route.request().url()).replace(
        /^(\S+ \S+ \S+ )\S+/u,
        '$1ffffffff',
      ),
    }),
};

const ENGINE_FILE = /\/assets\/search\/[^/]+\/worker\.js$/u;

const DAMAGES = [
  ...Object.entries(DAMAGE).map(
    ([name, damage]) =>
      [`an index that is ${name}`, INDEX_FILES, damage] as const,
  ),
  [
    'an engine that the network loses',
    ENGINE_FILE,
    (route: Route) => route.abort(),
  ] as const,
];

for (const [index, [name, files, damage]] of DAMAGES.entries()) {
  const tag = index === 0 ? [] : ['@full'];
  test(
    `fault 8: ${name} is an error with a retry, and nothing more`,
    {tag},
    async ({page}) => {
      await page.route(files, damage);
      await page.goto(PAGE);
      const dialog = await openDialog(page);
      await dialog.field.fill(titleOf(KIND));
      const screen = dialog.root.locator('.DocSearch-ErrorScreen');
      await expect(screen).toContainText(UNAVAILABLE);
      await expect(screen).toContainText(HELP);
      await expect(dialog.root).not.toContainText('No results');
      await page.unroute(files);
      await screen.getByRole('button', {name: 'Try again'}).click();
      await expect(dialog.options.first()).toHaveAttribute('href', at(KIND));
      await page.keyboard.press('Escape');
      await expect(page.locator('main h1')).toHaveText(titleOf(PAGE));
    },
  );
}

test('fault 8: a page of an old build asks which index there is now @full', async ({
  page,
}) => {
  await page.goto(PAGE);
  await ready(page);
  await page.evaluate(() => {
    const known = document.querySelector<HTMLMetaElement>(
      'meta[name=search-index]',
    );
    if (known) known.content = known.content.replace(/:\w+/gu, ':00000000');
  });
  const dialog = await openDialog(page);
  await ask(dialog, titleOf(KIND));
});

test('fault 9: characters of HTML are text on the page and in the dialog', async ({
  page,
}) => {
  // Words that no page has, because an empty result shows the query.
  const query = '<zqxj onclick=zqxj()>&amp;"\'';
  await page.goto('search/');
  await ready(page);
  await page.getByRole('searchbox', {name: 'Search'}).fill(query);
  await expect(results(page)).toHaveAttribute('data-state', /none|results/);
  await page.getByRole('button', {name: 'Search'}).first().click();
  const dialog = dialogOf(page);
  await dialog.field.fill(query);
  await expect(
    dialog.root.locator('.DocSearch-NoResults, .DocSearch-HitsFooter'),
  ).toBeVisible();
  await expect(page.locator('zqxj')).toHaveCount(0);
});

test('fault 9: an address with a query that cannot be decoded, twice or too long opens the search page', async ({
  page,
}) => {
  for (const [address, query] of [
    ['search/?q=%E0%A4%A', '\ufffd%A'],
    ['search/?q=a&q=b', 'a'],
    [`search/?q=${'gateway+'.repeat(1250)}`, 'gateway '.repeat(64)],
  ] as const) {
    await page.goto(address);
    await started(page);
    await expect(results(page)).toHaveAttribute('data-state', /none|results/);
    const field = page.getByRole('searchbox', {name: 'Search'});
    await expect(field).toHaveValue(query);
  }
});

test('fault 9: Enter and Escape of an input method commit the word and do nothing else @full', async ({
  page,
}) => {
  await page.goto(PAGE);
  const dialog = await openDialog(page);
  await ask(dialog, titleOf(KIND));
  await dialog.field.evaluate((field) => {
    const press = (init: Readonly<Record<string, unknown>>) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', {
          bubbles: true,
          cancelable: true,
          ...init,
        }),
      );
    press({key: 'Enter', isComposing: true});
    // Safari sends this after the composition has ended.
    press({key: 'Enter', keyCode: 229});
    press({key: 'Escape', isComposing: true});
  });
  await expect(dialog.root).toBeVisible();
  await expect(dialog.field).toHaveValue(titleOf(KIND));
  await expect(page).toHaveURL((url) => url.pathname.endsWith(PAGE));
  await page.keyboard.press('Enter');
  await expect(dialog.root).toBeHidden();
});

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__openchoreo';

test('fault 12: of stored searches, markup is text, and what leads to a script is not shown', async ({
  page,
}) => {
  const hits = [
    providerHit('<img src=x onerror=hacked=1>', '/docs/'),
    providerHit('Bad', 'javascript:alert(1)'),
  ];
  await store(page, RECENT, JSON.stringify(hits));
  await page.goto(PAGE);
  const dialog = await openDialog(page);
  await expect(dialog.root.getByRole('row')).toHaveCount(1);
  await expect(dialog.root.getByRole('row')).toContainText('<img src=x');
  await expect(dialog.root.locator('img')).toHaveCount(0);
});
