import {expectAccessible, MODES} from '../support/axe';
import {expect, open, stored, test} from '../support/page';
import {pageWith} from '../support/pageWords';

const LIST = '[id^="path-"] + p + ol';
const PAGE = pageWith(LIST);

test('a tick of a path stays, moves nothing, and goes without a trace @firefox', async ({
  page,
  browserName,
}) => {
  await open(page, PAGE);
  const list = page.locator(LIST).first();
  const height = (await list.boundingBox())?.height;
  const box = list.getByRole('checkbox').first();
  await expect(box).not.toBeChecked();
  expect((await list.boundingBox())?.height).toBe(height);
  const ticked = () => stored(page, 'openchoreo.read');
  expect(await ticked()).toBeNull();

  await box.focus();
  await page.keyboard.press('Space');
  if (browserName === 'chromium') {
    await expectAccessible(page, 'ticked', MODES.slice(-1));
  }
  const name = (await box.getAttribute('name')) ?? '';
  expect(await ticked()).toBe(name);
  await page.reload();
  for (const same of await page.locator(`input[name="${name}"]`).all()) {
    await expect(same).toBeChecked();
  }
  await box.uncheck();
  expect(await ticked()).toBeNull();
});
