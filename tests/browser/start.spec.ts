import type {Page} from '@playwright/test';

import {
  applicationRuns,
  at,
  expect,
  hold,
  onlyLate,
  PHONE,
  test,
} from '../support/page';

const PAGE = '/docs/getting-started/quick-start-guide/';
const MAIN = /\/assets\/js\/main\.[^/]*\.js$/u;

/** How often the page has requested the application. */
function starts(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelectorAll('script[src*="/main."]').length,
  );
}

/** Waits until the page has been idle for longer than a start would wait. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const longest = {timeout: 2000};
        requestIdleCallback(() => {
          requestIdleCallback(() => {
            resolve();
          }, longest);
        }, longest);
      }),
  );
}

for (const route of ['/', PAGE, '/blog/welcome/']) {
  test(`${route} names all scripts and style sheets that the application starts with`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // Excludes prefetches for a click.
      const isPart = ['script', 'stylesheet'].includes(request.resourceType());
      if (isPart) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(at(route));
    // From the built HTML, because scripts remove themselves once they have run.
    const named = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const written = new DOMParser().parseFromString(html, 'text/html');
      const scripts = [...written.scripts].flatMap((script) => [
        ...(script.getAttribute('src') ?? '').split(' '),
        ...(script.dataset['application'] ?? '').split(' '),
      ]);
      const styles = [...written.querySelectorAll('link[rel=stylesheet]')];
      return [
        ...scripts,
        ...styles.map((link) => link.getAttribute('href') ?? ''),
      ].filter((address) => address !== '');
    });
    await applicationRuns(page);
    expect(asked.toSorted()).toEqual([...new Set(named)].toSorted());
  });
}

for (const told of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '3g'},
]) {
  test(`on ${JSON.stringify(told)} reading loads no application, and asks nobody`, async ({
    page,
    foreign,
  }) => {
    onlyLate();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, told);
    await page.goto(at(PAGE));
    await idle(page);
    await page.locator('[data-color-mode-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('main a[href*="/docs/"]').first().hover();
    await idle(page);
    expect(await starts(page)).toBe(0);
    expect(foreign).toEqual([]);
  });
}

test('the application starts by itself once the page is idle, and never twice', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  await applicationRuns(page);
  await page.locator('[data-color-mode-toggle]').click();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page
    .locator(`a[href="${at('/blog/')}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(/\/blog\/$/u);
  await page.goBack();
  await expect(page).toHaveURL(at(PAGE));
  await idle(page);
  expect(await starts(page)).toBe(1);
});

test('a button keeps the focus while the application starts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await hold(page, MAIN);
  await page.goto(at(PAGE), {waitUntil: 'commit'});
  await page.locator('html[data-script]').waitFor({state: 'attached'});
  const button = page.getByRole('button', {name: /documentation menu/u});
  await button.focus();
  await button.evaluate((node) => {
    node.addEventListener('blur', () => (node.dataset['left'] = ''));
  });
  release();
  await applicationRuns(page);
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('data-left');
});

test('what a reader does while the application is on its way is kept', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const release = await hold(page, MAIN);
  await page.goto(at(PAGE), {waitUntil: 'commit'});
  await page.locator('html[data-script]').waitFor({state: 'attached'});
  const toggle = page.locator('[data-color-mode-toggle]');
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const category = page.locator('#docs-menu nav > ul > li > details').last();
  const isOpen = (): Promise<boolean> =>
    category.evaluate((fold) => fold.hasAttribute('open'));
  const before = await isOpen();
  await category.locator(':scope > summary').click();
  expect(await isOpen()).toBe(!before);
  await page.evaluate(() => {
    scrollTo(0, 700);
  });
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input');
  await field.pressSequentially('work');
  release();
  await applicationRuns(page);
  await field.pressSequentially('load');
  await expect(field).toHaveValue('workload');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await isOpen()).toBe(!before);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a press on the disabled color toggle is answered when script arrives @full', async ({
  page,
}) => {
  // Otherwise React may enable it first.
  onlyLate();
  await page.emulateMedia({colorScheme: 'dark'});
  const release = await hold(page, /\/starter\.[^/]*\.js$/u);
  await page.goto(at(PAGE), {waitUntil: 'commit'});
  const toggle = page.locator('[data-color-mode-toggle]');
  await expect(toggle).toBeVisible();
  await expect(toggle).toBeDisabled();
  await toggle.click({force: true});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle).toBeEnabled();
  await applicationRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
