import type {Page} from '@playwright/test';

import {at, expect, test} from '../../support/page';
import {ROUTES} from '../../support/routes';
import {overflow} from '../../support/reader';

const SAMPLE = new Set([
  '/',
  '/search/',
  '/docs/getting-started/quick-start-guide/',
  '/docs/reference/api/application/component/',
]);

function tagsOf(path: string): {tag?: string} {
  return SAMPLE.has(path) ? {} : {tag: '@full'};
}

/** Elements in the page whose text is cut off. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (!element.checkVisibility({visibilityProperty: true})) return false;
        if (element.closest('.oc-visually-hidden, [class*=VisuallyHidden]')) {
          return false;
        }
        const {overflowX, overflowY} = getComputedStyle(element);
        const isCut = (axis: string): boolean =>
          axis === 'hidden' || axis === 'clip';
        const box = element.getBoundingClientRect();
        return (
          box.width > 2 &&
          ((isCut(overflowX) &&
            element.scrollWidth > element.clientWidth + 2) ||
            (isCut(overflowY) &&
              element.scrollHeight > element.clientHeight + 2))
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** WCAG 1.4.12: text spacing that a reader's own style can set. */
const TEXT_SPACING = `
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const {path} of ROUTES) {
  test(
    `${path} fits a window of 320 pixels, spaced text and text of twice the size`,
    tagsOf(path),
    async ({page, messages}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(at(path));
      expect(await overflow(page), 'at 320 px').toBe(0);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, TEXT_SPACING);
      expect(await overflow(page), 'with spaced text').toBe(0);
      expect(await clipped(page), 'clipped with spaced text').toEqual([]);
      await page.setViewportSize({width: 1280, height: 800});
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { font-size: 200% !important; }');
        document.adoptedStyleSheets = [sheet];
      });
      expect(await overflow(page), 'with text of twice the size').toBe(0);
      expect(await clipped(page), 'clipped at twice the size').toEqual([]);
      // Firefox can enlarge only text, whatever its unit.
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        const all = [...document.body.querySelectorAll<HTMLElement>('*')];
        const sizes = all.map((one) => getComputedStyle(one).fontSize);
        for (const [index, element] of all.entries()) {
          element.style.fontSize = `calc(2 * ${sizes[index] ?? ''})`;
        }
      });
      expect(await overflow(page), 'with text alone enlarged').toBe(0);
      messages.length = 0;
    },
  );
}

test('links in text are told apart by a line, not by color alone', async ({
  page,
}) => {
  for (const path of SAMPLE) {
    await page.goto(at(path));
    const plain = await page
      .locator('main :is(p, li, dd, td) a[href]')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            // A list of links doesn't count as text around a link.
            if (link.closest('nav')) return false;
            const around = link.closest('p, li, dd, td')?.textContent.trim();
            return around !== link.textContent.trim();
          })
          .filter((link) => {
            const style = getComputedStyle(link);
            return (
              !style.textDecorationLine.includes('underline') &&
              style.borderBlockEndStyle === 'none' &&
              link.getAttribute('aria-hidden') !== 'true'
            );
          })
          .map((link) => link.outerHTML.slice(0, 120)),
      );
    expect(plain, path).toEqual([]);
  }
});
