import {readFileSync, statSync} from 'node:fs';

import {expectAccessible} from '../../support/axe';
import {at, expect, test} from '../../support/page';
import {overflow} from '../../support/reader';
import {fileOf, OTHER_PAGES} from '../../support/routes';

/** A4 in CSS pixels, without margins. */
const PAPER = {width: 673, height: 1002};

/** The audit of a larger page takes too long for a quick run. */
const QUICK_BYTES = 100_000;

/** One page of each folder; full runs try all of them. */
const SAMPLE = new Set(
  new Map(
    OTHER_PAGES.filter((path) => statSync(fileOf(path)).size < QUICK_BYTES).map(
      (path) => [path.split('/')[1], path],
    ),
  ).values(),
);

for (const path of OTHER_PAGES) {
  test(
    `${path} has no barrier, and fits every width and paper`,
    {tag: SAMPLE.has(path) ? [] : '@full'},
    async ({page}) => {
      test.setTimeout(300_000);
      const html = readFileSync(fileOf(path), 'utf8');
      // A redirect would leave at once, so it is shown without its way on.
      if (html.includes(' data-to=')) {
        await page.setContent(html.replace(/<script.*<\/noscript>/su, ''));
      } else {
        await page.goto(at(path));
      }
      await expectAccessible(page, 'at rest');
      await page.setViewportSize({width: 320, height: 640});
      expect(await overflow(page), 'at 320 px').toBe(0);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      expect(await overflow(page), 'in print').toBe(0);
      const ground = await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
      expect(ground, 'paper').toMatch(
        /^(?:rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/u,
      );
    },
  );
}
