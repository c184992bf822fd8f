import {ANNOUNCEMENT} from '../../../src/site/announcement';
import {expect, overflow, started, store, test} from '../../support/reader';

test.skip(ANNOUNCEMENT.text === '', 'there is nothing to announce');

test('fault 14: a new announcement is shown at first paint after an old one was closed', async ({
  page,
}) => {
  await store(page, 'docusaurus.announcement.dismiss', 'true');
  await store(page, 'docusaurus.announcement.id', 'announcement-old');
  await page.goto('docs/');
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  await expect(bar).toBeVisible();
  const before = await bar.boundingBox();
  await started(page);
  expect(await bar.boundingBox()).toEqual(before);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
});

test('fault 14: a very long announcement wraps, and markup in it is text', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('docs/');
  await started(page);
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  await bar.locator('p').evaluate((text) => {
    text.textContent = `<img src=x onerror=alert(1)> ${'Unbreakable'.repeat(60)} ${'many words '.repeat(60)}`;
  });
  expect(await overflow(page)).toBe(0);
  await expect(bar.locator('img')).toHaveCount(0);
  await expect(bar.getByRole('button', {name: 'Close'})).toBeInViewport();
});
