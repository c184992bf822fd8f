import {announcementId} from '../../src/lib/announcementId';
import {ANNOUNCEMENT} from '../../src/site/announcement';
import {
  applicationRuns,
  at,
  expect,
  store,
  stored,
  test,
  visit,
  type Page,
} from '../support/page';

const BAR = '[data-announcement]';

test.skip(ANNOUNCEMENT.text === '', 'there is nothing to announce');

/** Cumulative layout shift of the page so far, as the browser measures it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // TypeScript's library has no types for layout shifts.
            sum += (entry as PerformanceEntry & {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(sum);
          });
        });
      }),
  );
}

for (const early of [true, false]) {
  const when = early ? 'before the application runs' : 'when it runs';
  const tag = early ? [] : ['@full'];

  test(
    `the announcement is shown until it is closed, and then on no page, ${when}`,
    {tag},
    async ({page}) => {
      await visit(page, '/docs/', early);
      const bar = page.locator(BAR);
      await expect(bar).toBeVisible();
      await expect(bar).toContainText(ANNOUNCEMENT.text);
      await expect(bar.getByRole('link')).toHaveAttribute(
        'href',
        ANNOUNCEMENT.link.url,
      );
      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toBeHidden();
      expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe(
        'true',
      );
      expect(await stored(page, 'docusaurus.announcement.id')).toBe(
        announcementId(ANNOUNCEMENT),
      );
      await page.reload();
      await expect(bar).toBeHidden();
      await page.goto(at('/blog/'));
      await expect(bar).toBeHidden();
    },
  );
}

for (const closed of [true, false]) {
  test(`nothing flashes or shifts when the announcement is ${closed ? 'closed' : 'new'}`, async ({
    page,
  }) => {
    const id = closed ? announcementId(ANNOUNCEMENT) : 'announcement-of-old';
    await store(page, 'docusaurus.announcement.dismiss', 'true');
    await store(page, 'docusaurus.announcement.id', id);
    await page.addInitScript((selector) => {
      // Whether the bar is visible in each frame, from the first one on.
      const seen: boolean[] = [];
      const look = (): void => {
        const bar = document.querySelector(selector);
        if (bar) seen.push(bar.getClientRects().length > 0);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {seen});
    }, BAR);
    await page.goto(at('/docs/'));
    await applicationRuns(page);
    const seen = await page.evaluate(() =>
      'seen' in window && Array.isArray(window.seen)
        ? window.seen.map(Boolean)
        : [],
    );
    expect(new Set(seen)).toEqual(new Set([!closed]));
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}
