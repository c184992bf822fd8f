import {applicationRuns, at, expect, test} from '../support/page';

declare global {
  /** Set before the application runs, and lost on a page load. */
  var testHeading: Element | null;
}

test('the application takes the home page over as it stands', async ({
  page,
}) => {
  await page.goto(at('/'));
  await page.evaluate(() => {
    globalThis.testHeading = document.querySelector('main h1');
  });
  const parts = await page.locator('main > section').count();
  await applicationRuns(page);
  expect(await page.evaluate(() => globalThis.testHeading?.isConnected)).toBe(
    true,
  );

  await test.step('its links are followed by the application, and back', async () => {
    const link = page.locator(`main a[href^="${at('/docs/')}"]`).first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => address.startsWith(url.pathname));
    expect(await page.evaluate(() => globalThis.testHeading)).not.toBeNull();
    await page.goBack();
    await expect(page.locator('main > section')).toHaveCount(parts);
  });
});
