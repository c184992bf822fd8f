import {applicationRuns, at, expect, open, test} from '../support/page';

declare global {
  /** Set before the application runs, and gone with a page load. */
  var testHeading: Element | null;
}

test('the application takes the home page over as it stands, and loads no second copy of its words', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Not what is fetched ahead for a click.
    if (request.resourceType() !== 'script') return;
    const {pathname} = new URL(request.url());
    const name = /\/assets\/js\/(?<name>[^.]+)/u.exec(pathname)?.groups;
    if (name?.['name'] !== undefined) scripts.push(name['name']);
  });
  await page.goto(at('/'));
  await page.evaluate(() => {
    globalThis.testHeading = document.querySelector('main h1');
  });
  await applicationRuns(page);
  expect(scripts.sort()).toEqual(['home', 'main', 'starter']);

  await test.step('its links are followed by the application, and back', async () => {
    await page.locator('main').getByRole('link', {name: 'Quick start'}).click();
    await expect(page.locator('main h1')).toHaveText(/^Quick start/u);
    expect(await page.evaluate(() => globalThis.testHeading)).not.toBeNull();
    await page.goBack();
    await expect(page.locator('main > section')).toHaveCount(6);
    await expect(page.locator('main svg')).toBeVisible();
  });
});

test('the home page that a link leads to is the one that a page load shows', async ({
  page,
}) => {
  await page.goto(at('/'));
  const words = await page.locator('main').innerText();
  await open(page, '/docs/');
  await page.evaluate(() => {
    globalThis.testHeading = document.querySelector('main h1');
  });
  await page.getByRole('banner').getByRole('link', {name: /home$/u}).click();
  await expect(page.locator('main > section')).toHaveCount(6);
  expect(await page.locator('main').innerText()).toBe(words);
  expect(await page.evaluate(() => globalThis.testHeading)).not.toBeNull();
});
