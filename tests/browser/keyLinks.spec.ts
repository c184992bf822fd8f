import {at, expect, open, test} from '../support/page';
import {pageWith} from '../support/pageWords';

/** A key of a manifest that leads to its field, and a page that has one. */
const KEY = '.markdown > .code-block pre a[href*="#spec-"]';
const PAGE = pageWith(KEY);

test('Tab stops once in each manifest', async ({page}) => {
  await open(page, PAGE);
  const block = page
    .locator('.markdown > .code-block:has(pre a[href*="#spec-"])')
    .first();
  await block.getByRole('button', {name: 'Copy'}).focus();
  await page.keyboard.press('Tab');
  // The frame of a scrollable block is a tab stop as well.
  if (await block.locator('pre:focus').count()) {
    await page.keyboard.press('Tab');
  }
  await expect(block.locator('pre a').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.locator('pre a:focus')).toHaveCount(0);
});

test('a key has a dotted line until the pointer is on it, and leads to its field', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const key = page.locator(KEY).first();
  await expect(key).toHaveCSS('text-decoration-line', 'underline');
  await expect(key).toHaveCSS('text-decoration-style', 'dotted');
  await key.hover();
  await expect(key).toHaveCSS('text-decoration-style', 'solid');
  const name = await key.innerText();
  await key.click();
  await expect(page).toHaveURL(/\/reference\/api\/.*#/u);
  await expect(page.locator(':target').first()).toContainText(name);
});
