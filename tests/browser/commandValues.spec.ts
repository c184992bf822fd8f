import {expectAccessible, MODES} from '../support/axe';
import {expect, open, test} from '../support/page';
import {pageWith} from '../support/pageWords';
import {overflow} from '../support/reader';

/** A page with a command that has values to fill in. */
const PAGE = pageWith('.code-block var[data-quote]');

test('a value stands in the commands of the page, quoted, until it is cleared', async ({
  page,
  browserName,
}) => {
  await open(page, PAGE);
  const block = page.locator('.code-block:has(var[data-quote])').first();
  const code = block.locator('code');
  const before = await code.textContent();
  const tool = block.getByRole('button', {name: 'Fill in'});
  await tool.focus();
  await page.keyboard.press('Enter');
  const field = block.getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.type(`it's`);
  await expect(code).toContainText(String.raw`it'\''s`);
  if (browserName === 'chromium') {
    await expectAccessible(page, 'filled in', MODES.slice(-1));
  }
  await page.setViewportSize({width: 360, height: 740});
  expect(await overflow(page)).toBe(0);

  await page.reload();
  await expect(code).toContainText(String.raw`it'\''s`);
  await tool.press('Enter');
  await expect(field).toHaveValue(`it's`);
  await block.getByRole('button', {name: 'Clear'}).press('Enter');
  await expect(field).toHaveValue('');
  expect(await code.textContent()).toBe(before);
});
