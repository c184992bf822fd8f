import type {Page, Route} from '@playwright/test';

import {LATEST} from '../../../src/site/versions';
import {fromBase} from '../../support/address';
import {
  providerAnswer,
  providerHit,
  siteFile,
  useHostedSearch,
} from '../../support/hostedSearch';
import {needs} from '../../support/needs';
import {titleOf} from '../../support/pageWords';
import {
  applicationRuns,
  at,
  expect,
  FAULTS,
  ready,
  store,
  test,
} from '../../support/page';
import {
  ask,
  INDEX_FILES,
  openDialog,
  searchKinds,
} from '../../support/searchDialog';

test.use({expected: FAULTS});

const PAGE = fromBase('/blog/');
const KIND = '/docs/reference/api/application/workload/';
const UNAVAILABLE = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';
/** The provider allows every origin. */
const CORS = {'access-control-allow-origin': '*'} as const;
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__openchoreo';

test.beforeEach(({page}) => searchKinds(page));

const count = (page: Page) => page.locator('main').getByRole('status');

/** Answers of the provider that are none; a final one is not asked for again. */
const FAILURES = [
  ['that is unreachable', 6, false, {}],
  ['that answers 429 @full', 7, true, {status: 429, json: {message: 'no'}}],
  [
    'that answers HTML @full',
    7,
    true,
    {contentType: 'text/html', body: '<h1>'},
  ],
  ['whose hits have no title', 7, true, {json: providerAnswer([{url: '/a/'}])}],
] as const;

for (const [name, number, isFinal, response] of FAILURES) {
  test(`fault ${number}: a hosted search ${name} is told, and the site's own results are shown`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await useHostedSearch(page, (route) => {
      asked.push(new URL(route.request().url()).host);
      return number === 6
        ? route.abort('connectionrefused')
        : route.fulfill({headers: CORS, ...response});
    });
    await page.goto(PAGE);
    const dialog = await openDialog(page);
    await ask(dialog, titleOf(KIND));
    await expect(dialog.root).toContainText(UNAVAILABLE);
    await expect(dialog.root).toContainText(HELP);
    const link = dialog.options.first().getByRole('link');
    await expect(link).toHaveAttribute('href', at(KIND));
    if (isFinal) expect(asked).toHaveLength(1);
    else expect(new Set(asked).size).toBeGreaterThan(1);
  });
}

test('a hosted search gets the query, the version and the limits, and hits without a title are left out', async ({
  page,
}) => {
  needs('bodies of requests');
  const tag = `docusaurus_tag:docs-default-${LATEST.name}`;
  const bodies: unknown[] = [];
  await useHostedSearch(page, (route) => {
    bodies.push(route.request().postDataJSON());
    expect(new URL(route.request().url()).pathname).toBe(
      '/1/indexes/*/queries',
    );
    const hits = [{objectID: '1', url: '/x/'}, providerHit('Right', '/docs/')];
    return route.fulfill({headers: CORS, json: providerAnswer(hits)});
  });
  await page.goto(PAGE);
  const dialog = await openDialog(page);
  await dialog.field.fill('gateway');
  await expect(dialog.options).toHaveCount(1);
  await expect(dialog.options).toContainText('Right');
  expect(bodies.at(-1)).toMatchObject({
    requests: [
      {
        query: 'gateway',
        hitsPerPage: 20,
        highlightPreTag: '<mark>',
        facetFilters: ['language:en', ['docusaurus_tag:default', tag]],
      },
    ],
  });
});

test('markup in a hit is shown as text', async ({page}) => {
  const markup = '<img src=x onerror="window.hacked=1"><b>bold</b>';
  const marks = {_snippetResult: {hierarchy: {lvl1: {value: markup}}}};
  const hit = {...providerHit(markup, '/docs/b/'), ...marks};
  await useHostedSearch(page, (route) =>
    route.fulfill({headers: CORS, json: providerAnswer([hit])}),
  );
  await page.goto(PAGE);
  const dialog = await openDialog(page);
  await dialog.field.fill('gateway');
  await expect(dialog.options.first()).toContainText('<img src=x');
  await expect(dialog.root.locator('img, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const DAMAGES: readonly (readonly [string, (route: Route) => Promise<void>])[] =
  [
    [
      'an index that is cut short @full',
      (route) => {
        const file = siteFile(route.request().url());
        return route.fulfill({body: file.slice(0, file.length / 2)});
      },
    ],
    [
      'an index that a portal answers @full',
      (route) => route.fulfill({contentType: 'text/html', body: '<h1>Sign in'}),
    ],
    [
      'an index that is gone @full',
      (route) => route.fulfill({status: 404, body: 'Not found'}),
    ],
    [
      'an index in another form @full',
      (route) => {
        const file = siteFile(route.request().url());
        return route.fulfill({
          body: file.replaceAll('"trail":', '"trail":5,"":'),
        });
      },
    ],
  ];

for (const [name, damage] of DAMAGES) {
  test(`${name} is an error with a retry, and nothing more`, async ({page}) => {
    await page.route(INDEX_FILES, damage);
    await page.goto(PAGE);
    const dialog = await openDialog(page);
    await dialog.field.fill(titleOf(KIND));
    await expect(dialog.error).toContainText(UNAVAILABLE);
    await expect(dialog.error).toContainText(HELP);
    await expect(dialog.root.getByText('No results')).toBeHidden();
    await page.unroute(INDEX_FILES);
    await dialog.error.getByRole('button', {name: 'Try again'}).click();
    const link = dialog.options.first().getByRole('link');
    await expect(link).toHaveAttribute('href', at(KIND));
    await page.keyboard.press('Escape');
    await expect(page.locator('main h1')).toHaveText(titleOf(PAGE));
  });
}

test('an address with a query that cannot be decoded, twice or too long opens the search page @full', async ({
  page,
}) => {
  for (const [address, query] of [
    ['search/?q=%E0%A4%A', '\ufffd%A'],
    ['search/?q=a&q=b', 'a'],
    [`search/?q=${'gateway+'.repeat(1250)}`, 'gateway '.repeat(64).trim()],
  ] as const) {
    await page.goto(address);
    await applicationRuns(page);
    await expect(count(page)).toContainText(/result/u);
    const field = page.getByRole('searchbox', {name: 'Search'});
    await expect(field).toHaveValue(query);
  }
});

test('Enter and Escape of an input method commit the word and do nothing else', async ({
  page,
}) => {
  await page.goto(PAGE);
  const dialog = await openDialog(page);
  await ask(dialog, titleOf(KIND));
  await dialog.field.evaluate((field) => {
    for (const init of [
      {key: 'Enter', isComposing: true},
      // Safari sends this after the composition has ended.
      {key: 'Enter', keyCode: 229},
      {key: 'Escape', isComposing: true},
    ]) {
      const all = {bubbles: true, cancelable: true, ...init};
      field.dispatchEvent(new KeyboardEvent('keydown', all));
    }
  });
  await expect(dialog.root).toBeVisible();
  await expect(dialog.field).toHaveValue(titleOf(KIND));
  await expect(page).toHaveURL((url) => url.pathname.endsWith(PAGE));
  await page.keyboard.press('Enter');
  await expect(dialog.root).toBeHidden();
});

test('stored searches that are markup, and a link to a script do no harm', async ({
  page,
}) => {
  const stored = [
    providerHit('<img src=x onerror=hacked=1>', '/docs/'),
    providerHit('Bad', 'javascript:alert(1)'),
    {objectID: 1},
  ];
  await store(page, RECENT, JSON.stringify(stored));
  await page.goto(PAGE);
  await ready(page);
  const dialog = await openDialog(page);
  await expect(dialog.root.locator('.DocSearch-Hit')).toHaveCount(1);
  await expect(dialog.root).toContainText('<img src=x');
  await expect(dialog.root.locator('img')).toHaveCount(0);
});
