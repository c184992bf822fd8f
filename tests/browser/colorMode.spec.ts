import {
  at,
  expect,
  hold,
  open,
  stored,
  test,
  withoutApplication,
} from '../support/page';

const TOGGLE = '[data-color-mode-toggle]';

test('the toggle goes from system to light, dark and system, stored as absent', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await withoutApplication(page);
  await page.goto(at('/docs/'));
  const html = page.locator('html');
  const toggle = page.locator(TOGGLE);
  await expect(toggle).toBeEnabled();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  for (const [choice, theme, kept] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'dark', null],
    ['light', 'light', 'light'],
  ] as const) {
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(toggle).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${choice} mode)`,
    );
    expect(await stored(page, 'theme')).toBe(kept);
  }
});

test('without a choice the page is light, and follows the system as it changes', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await open(page, '/docs/');
  const html = page.locator('html');
  await expect(page.locator(TOGGLE)).toBeEnabled();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBeNull();
});

test('the choice stands on the next page and after a reload', async ({
  page,
}) => {
  await open(page, '/docs/');
  const html = page.locator('html');
  await page.locator(TOGGLE).click();
  await page.locator(TOGGLE).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page
    .locator(`a[href="${at('/blog/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at('/blog/'));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator(TOGGLE)).toHaveAccessibleName(/currently dark/);
});

test('the choice of another tab is followed @full', async ({context, page}) => {
  await open(page, '/docs/');
  const other = await context.newPage();
  await open(other, '/blog/');
  await other.locator(TOGGLE).click();
  await other.locator(TOGGLE).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator(TOGGLE)).toHaveAccessibleName(/currently dark/);
});

test('while scripts are late, the toggle looks as disabled as it is', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto(at('/docs/'), {waitUntil: 'commit'});
  const toggle = page.locator(TOGGLE);
  const look = (): Promise<string[]> =>
    toggle.evaluate((button) => {
      const {color, cursor} = getComputedStyle(button);
      return [color, cursor];
    });
  await expect(toggle).toBeDisabled();
  const [early, cursor] = await look();
  expect(cursor).toBe('default');
  release();
  await expect(toggle).toBeEnabled();
  const [late, pointer] = await look();
  expect(pointer).toBe('pointer');
  expect(late).not.toBe(early);
});
