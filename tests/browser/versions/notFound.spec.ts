import {fromBase} from '../../support/address';
import {titleOf, wordsOf} from '../../support/pageWords';
import {expect, heading, started, test} from '../../support/reader';
import {LATEST} from '../../support/versions';

const MAIN = 'main';
const PAGE = fromBase('/docs/concepts/runtime-model/');
const {title: TITLE, sections} = wordsOf(PAGE);
const NEXT_PAGE = fromBase('/docs/next/concepts/runtime-model/');
const NEXT_TITLE = titleOf(NEXT_PAGE);
const [SECTION = ''] = sections;

test('fault 15: the not-found page knows the version, names likely pages and offers search with the words of the path', async ({
  page,
  baseURL,
}) => {
  await page.goto('docs/next/concept/runtime-modle/');
  const main = page.getByRole(MAIN);
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(main).toContainText('belongs to the Next documentation');
  await expect(main.getByRole('link', {name: NEXT_TITLE})).toHaveAttribute(
    'href',
    new RegExp(`/${NEXT_PAGE}$`, 'u'),
  );
  await expect(main.getByRole('searchbox')).toHaveValue(
    'concept runtime modle',
  );
  // The application keeps what was filled in.
  await started(page);
  await expect(main.getByRole('searchbox')).toHaveCount(1);
  await main.getByRole('searchbox').fill('cell');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}search/?q=cell`);
});

test('fault 15: the not-found page leads to the same page of the versions that there are', async ({
  page,
}) => {
  await page.goto(PAGE.replace('docs/', 'docs/v0.1.x/'));
  const main = page.getByRole(MAIN);
  await expect(main).toContainText(
    `This site has no v0.1.x documentation. Next has this page: ${NEXT_TITLE}. ${LATEST} has this page: ${TITLE}.`,
  );
  await main.locator(`a[href$="/${PAGE}"]`).first().click();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(`/${PAGE}`));
});

test('fault 15: without its list of pages the not-found page still searches @full', async ({
  page,
}) => {
  await page.route('**/not-found.json', (route) => route.abort());
  await page.goto('docs/cell-diagram/');
  const main = page.getByRole(MAIN);
  await expect(main.getByRole('searchbox')).toHaveValue('cell diagram');
  await expect(main.getByRole('link', {name: 'Documentation'})).toBeVisible();
});

test('no page but the not-found page loads what that page knows', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('docs/');
  await started(page);
  expect(asked.filter((url) => url.includes('not-found'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('fault 15 without script: the not-found page has ways on, and no field that does nothing', async ({
    page,
  }) => {
    await page.goto('docs/none/');
    const main = page.getByRole(MAIN);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await main.getByRole('link', {name: 'Search'}).click();
    await expect(heading(page)).toHaveText(/^Search/u);
  });
});

test('fault 15: an address without its slash, on a host that adds none, shows the content @full', async ({
  page,
  baseURL,
  request,
}) => {
  const notFound = await request.get('no-such-page/');
  const address = `${baseURL ?? ''}${PAGE.slice(0, -1)}`;
  await page.route(address, async (route) => {
    await route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: await notFound.text(),
    });
  });
  await page.goto(`${address}#${SECTION}`);
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page).toHaveURL(`${address}/#${SECTION}`);
});

test('fault 15: an address that no page has in any form is left once, not again and again @full', async ({
  page,
  baseURL,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto('docs/none.html');
  await expect(page.getByRole(MAIN).getByRole('searchbox')).toHaveValue('none');
  expect(visited).toEqual([
    `${baseURL ?? ''}docs/none.html`,
    `${baseURL ?? ''}docs/none/`,
  ]);
});
