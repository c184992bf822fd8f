import {announcementId} from '../../src/lib/browser/announcementId';
import {ANNOUNCEMENT} from '../../src/site/announcement';
import {withoutApplication} from '../support/page';
import {
  at,
  expect,
  overflow,
  started,
  store,
  stored,
  test,
} from '../support/reader';

const BAR = '[data-announcement]';

test.skip(ANNOUNCEMENT.text === '', 'there is nothing to announce');

test('the announcement is shown until it is closed, and then on no page', async ({
  page,
}) => {
  await withoutApplication(page);
  await page.goto(at('/docs/'));
  const bar = page.locator(BAR);
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(ANNOUNCEMENT.text);
  await expect(bar.getByRole('link')).toHaveAttribute(
    'href',
    ANNOUNCEMENT.link.url,
  );
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  expect(await stored(page, 'docusaurus.announcement.id')).toBe(
    announcementId(ANNOUNCEMENT),
  );
  await page.reload();
  await expect(bar).toBeHidden();
  await page.goto(at('/blog/'));
  await expect(bar).toBeHidden();
});

for (const closed of [true, false]) {
  const state = closed ? 'closed' : 'new, after an old one was closed,';
  test(`fault 14: an announcement that is ${state} is the same from first paint on`, async ({
    page,
  }) => {
    const id = closed ? announcementId(ANNOUNCEMENT) : 'announcement-of-old';
    await store(page, 'docusaurus.announcement.dismiss', 'true');
    await store(page, 'docusaurus.announcement.id', id);
    await page.addInitScript((selector) => {
      // The height of the bar in each frame, from the first one on.
      const seen: number[] = [];
      const look = (): void => {
        const bar = document.querySelector(selector);
        if (bar) seen.push(bar.getBoundingClientRect().height);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {seen});
    }, BAR);
    await page.goto(at('/docs/'));
    await started(page);
    const seen = await page.evaluate<number[]>('seen');
    expect(new Set(seen).size).toBe(1);
    expect(seen[0] === 0).toBe(closed);
    if (closed) return;
    await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
    await expect(page.locator(BAR)).toBeHidden();
  });
}

test('fault 14: a very long announcement wraps', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(at('/docs/'));
  await started(page);
  const bar = page.locator(BAR);
  await bar.locator('p').evaluate((text) => {
    text.textContent = `${'Unbreakable'.repeat(60)} ${'many words '.repeat(60)}`;
  });
  expect(await overflow(page)).toBe(0);
  await expect(bar.getByRole('button', {name: 'Close'})).toBeInViewport();
});
