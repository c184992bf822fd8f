import {NAVBAR} from '../../../src/site/navigation';
import {expect, test} from '../../support/reader';
import {VERSIONS} from '../../support/versions';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

/** Names of links in the main menu, including dropdowns. */
const MAIN_MENU = NAVBAR.flatMap(({label, items = []}) => [
  ...(label === undefined || items.length > 0 ? [] : [label]),
  ...items.flatMap((item) => item.label ?? []),
]).concat(VERSIONS.map(({label}) => label));

test('fault 5: on a phone without script every link of the main menu is reached', async ({
  page,
}) => {
  await page.goto('blog/');
  await page.getByRole('button', {name: 'Open main menu'}).click();
  const menu = page.getByRole('navigation', {name: 'Main menu'});
  await expect(menu).toBeVisible();
  const closed = menu.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const name of MAIN_MENU) {
    await expect(menu.getByRole('link', {name}).first()).toBeVisible();
  }
  await menu.locator('a[href$="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/$/u);
});

test('fault 5: on a phone without script every page of the sidebar is reached', async ({
  page,
}) => {
  await page.goto('docs/');
  await page.getByRole('button', {name: /documentation menu/u}).click();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const closed = sidebar.locator('details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
  const links = sidebar.getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  expect(await sidebar.locator('a:visible').count()).toBe(count);
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(page.getByRole('navigation', {name: 'Main menu'})).toBeVisible();
});
