import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {
  at,
  expect,
  open,
  stored,
  test,
  withoutApplication,
} from '../support/page';
import {footerPages, pageWith, treeOf} from '../support/pageWords';
import {ready} from '../support/reader';

/** A page whose tabs are in one group and contain blocks with anchors. */
const ROUTE = pageWith('.tabs[data-group] .tab ~ .tab .code-block[id]');
const PAGE = at(ROUTE);

const tabs = selectAll('.tabs[data-group]', treeOf(ROUTE)).find(
  (one) =>
    select('.tab ~ .tab .code-block[id]', one) &&
    select('.tab .code-block[id]', one),
);
if (!tabs) throw new Error(`${ROUTE} has no tabs`);
const [FIRST, SECOND] = selectAll('.tab', tabs).map((tab) => ({
  name: toString(select('.tab__label', tab) ?? tab).trim(),
  /** Anchor of the tab itself. */
  id: String(select('.tab__choice', tab)?.properties['id']),
  block: String(select('.code-block[id]', tab)?.properties['id']),
}));
if (!FIRST || !SECOND) throw new Error(`${ROUTE} has one tab`);
const GROUP = String(tabs.properties['dataGroup']);

test('a tab is chosen in all its groups, remembered, and named by the address', async ({
  page,
}) => {
  await open(page, ROUTE);
  const tabs = page.getByRole('radio', {name: SECOND.name, exact: true});
  await page.locator(`label[for="${SECOND.id}"]`).click();
  for (const tab of await tabs.all()) await expect(tab).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`#${SECOND.id}$`));
  expect(await stored(page, `openchoreo.tab.${GROUP}`)).toBe(SECOND.name);
  await page.goto(PAGE.replace(/\/$/, '/?again'));
  await expect(tabs.first()).toBeChecked();
});

test('a hash inside a tab that is not chosen opens it', async ({page}) => {
  await withoutApplication(page);
  await page.goto(`${PAGE}#${SECOND.block}`);
  await ready(page);
  const block = page.locator(`#${SECOND.block}`);
  await expect(block).toBeInViewport();
  await expect(page.locator(`#${FIRST.block}`)).toBeHidden();
  // The other tab can be chosen again: the hash doesn't keep it open.
  await page.locator(`label[for="${FIRST.id}"]`).click();
  await expect(block).toBeHidden();
  await expect(page.locator(`#${FIRST.block}`)).toBeVisible();
});

test('a link to a tab opens it after a change of page', async ({page}) => {
  await open(page, ROUTE);
  await page.locator(`label[for="${SECOND.id}"]`).click();
  const {hash} = new URL(page.url());
  await page.locator(`footer a[href="${at(footerPages()[1])}"]`).click();
  await expect(page).toHaveURL(at(footerPages()[1]));
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(`#${SECOND.id}`)).toBeChecked();
});

test('all tabs show what they hold, under their labels', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  for (const panel of await page.locator('.tab__panel, .tab__label').all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('.code-block__menu').first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('fault 5: tabs are chosen by arrow keys, and a hash inside one opens it', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.locator(`#${FIRST.id}`).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`#${SECOND.block}`)).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${PAGE}#${SECOND.block}`);
    await expect(page.locator(`#${SECOND.block}`)).toBeVisible();
  });
});
