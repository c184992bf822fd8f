import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {
  at,
  expect,
  open,
  test,
  withoutApplication,
  type Page,
} from '../support/page';
import {pageWith, treeOf} from '../support/pageWords';
import {ready} from '../support/reader';

/** A block from a file, long enough and with a line too wide for a phone. */
const {route, id: BLOCK} = findBlock();
const PAGE = at(route);

function findBlock(): {route: string; id: string} {
  const route = pageWith('.tab__choice[checked] ~ .tab__panel a[download]');
  const blocks = selectAll('.code-block:has(a[download])', treeOf(route));
  const block = blocks.find((one) => {
    const lines = toString(select('code', one) ?? one).split('\n');
    return lines.length > 7 && lines.some(({length}) => length > 60);
  });
  if (!block) throw new Error(`${route} has no block of a file`);
  return {route, id: String(block.properties['id'])};
}

/** Opens the page before its application runs. */
async function show(page: Page, address = PAGE): Promise<void> {
  await withoutApplication(page);
  await page.goto(address);
  await ready(page);
}

function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a block is copied by key, and the page says so', async ({page}) => {
  await open(page, route);
  const block = page.locator(`#${BLOCK}`);
  const button = block.getByRole('button', {name: 'Copy'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
  const text = await copied(page);
  expect(text).not.toBe('');
  expect(text).not.toMatch(/\s$/);
  // The same bytes as the file that the page says to apply.
  const file = block.getByRole('link', {name: 'Download'});
  const address = await file.getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect((await answer.text()).trimEnd()).toBe(text);
  await expect(block.getByRole('button', {name: 'Copy'})).toBeVisible();
});

test('where the clipboard is out of reach, the code is selected @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await show(page);
  const block = page.locator(`#${BLOCK}`);
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status')).toHaveText('Copy failed');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.trimEnd()).toBe(
    (await block.locator('code').innerText()).trimEnd(),
  );
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('long lines wrap by key @full', async ({page}) => {
    await page.goto(PAGE);
    const block = page.locator(`#${BLOCK}`);
    const code = block.locator('code');
    const isCut = (): Promise<boolean> =>
      block
        .locator('pre')
        .evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
    expect(await isCut()).toBe(true);
    const wrap = block.getByRole('checkbox', {name: 'Wrap'});
    await wrap.focus();
    await page.keyboard.press('Space');
    await expect(wrap).toBeChecked();
    expect(await isCut()).toBe(false);
    await expect(code).toBeVisible();
    await expect(block.getByRole('button')).toHaveCount(0);
  });
});
