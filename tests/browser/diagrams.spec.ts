import type {Locator} from '@playwright/test';

import {at, expect, test} from '../support/page';
import {pageWith} from '../support/pageWords';

/** A page with a diagram that doesn't fit on a phone. */
const WIDE = at(pageWith('.diagram--wide', '/docs/next/'));
/** A page with a diagram that fits on a desktop. */
const NARROW = at(pageWith('.diagram:not(.diagram--wide)', '/docs/next/'));

/** Minimum height of readable text on a phone. */
const SMALLEST_WORDS_PX = 10.9;

/** Maximum height that doesn't dwarf the surrounding text. */
const LARGEST_WORDS_PX = 16;

/** Heights of the text as shown, in CSS pixels. */
function wordSizes(picture: Locator): Promise<number[]> {
  return picture.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
    );
  });
}

test('words of diagrams are as large as text, on screens of any width', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    for (const address of new Set([WIDE, NARROW])) {
      await page.goto(address);
      const pictures = await page.locator('.diagram svg').all();
      expect(pictures).not.toEqual([]);
      for (const picture of pictures) {
        const sizes = await wordSizes(picture);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_WORDS_PX);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_WORDS_PX);
      }
    }
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 800}});

  test('a picture that does not fit is opened larger and closed by key', async ({
    page,
  }) => {
    await page.goto(WIDE);
    const figure = page.locator('.diagram--wide').first();
    const canvas = figure.locator('.diagram__canvas');
    const larger = figure.getByRole('button', {name: 'Enlarge'});
    await larger.focus();
    await page.keyboard.press('Enter');
    await expect(canvas).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(canvas).toHaveCSS('position', 'static');
    await expect(larger).toBeFocused();
  });

  test('a picture that does not fit scrolls by key', async ({page}) => {
    await page.goto(WIDE);
    const canvas = page.locator('.diagram--wide .diagram__canvas').first();
    await canvas.focus();
    // A busy browser may drop a key that comes before its first frame.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return canvas.evaluate(({scrollLeft}) => scrollLeft);
      })
      .toBeGreaterThan(0);
  });
});

test('a picture that fits has nothing to open @full', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(NARROW);
  const figure = page.locator('.diagram:not(.diagram--wide)').first();
  await expect(figure).toBeVisible();
  await expect(figure.getByRole('button')).toBeHidden();
});

test('in forced colors a diagram is drawn in the chosen colors', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(WIDE);
  const fills = await page
    .locator('.diagram__canvas')
    .first()
    .evaluate((canvas: HTMLElement) => {
      const words = [...canvas.querySelectorAll('text')];
      return [...new Set(words.map((word) => getComputedStyle(word).fill))];
    });
  const text = await page
    .locator('h1')
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(fills).toEqual([text]);
});
