import {ANNOUNCEMENT} from '../../src/site/announcement';
import {
  applicationRuns,
  at,
  expect,
  test,
  withoutApplication,
} from '../support/page';

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

test('every section begins at the same distance, and the figure beside the headline', async ({
  page,
}) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(at('/'));
    const {gaps, figure} = await page.evaluate(() => {
      const top = (element: Element | null): number =>
        element?.getBoundingClientRect().top ?? NaN;
      const sections = [...document.querySelectorAll('main > section')];
      return {
        gaps: sections.map(
          (section) => top(section.querySelector('h1, h2')) - top(section),
        ),
        figure:
          top(document.querySelector('main svg[role=img]')) -
          top(document.querySelector('h1')),
      };
    });
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    if (width > 996) expect(Math.abs(figure)).toBeLessThanOrEqual(1);
  }
});

test('the first screen holds everything up to the second command, below an announcement of two lines', async ({
  page,
}) => {
  await withoutApplication(page);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(at('/'));
    if (ANNOUNCEMENT.text !== '') {
      await page.locator('[data-announcement] p').evaluate((text) => {
        text.append(document.createElement('br'), 'One more line.');
      });
    }
    const command = page.locator('main > section:first-child pre').nth(1);
    const box = await command.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(900);
  }
});
