import {fromBase} from '../../support/address';
import {titleOf, wordsOf} from '../../support/pageWords';
import {expect, heading, test} from '../../support/reader';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const {title: TITLE, sections} = wordsOf(PAGE);
const [SECTION = ''] = sections;

test('fault 15: the not-found page leads to the same page of another version, and to a search', async ({
  page,
  baseURL,
}) => {
  await page.goto(PAGE.replace('docs/', 'docs/v0.1.x/'));
  await expect(heading(page)).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /^Search/u})).toHaveAttribute(
    'href',
    /\/search\/\?q=.*runtime%20model$/u,
  );
  await main.getByRole('link', {name: 'This page in Next'}).click();
  await expect(heading(page)).toHaveText(
    titleOf(PAGE.replace('docs/', 'docs/next/')),
  );
  await page.goto('docs/none.html');
  await expect(page).toHaveURL(`${baseURL ?? ''}docs/none/`);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('fault 15 without script: the not-found page has ways on', async ({
    page,
  }) => {
    await page.goto('docs/none/');
    await expect(heading(page)).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', {name: 'Search'}).click();
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
