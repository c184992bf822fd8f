import {applicationRuns, at, expect, overflow, test} from '../support/page';
import {idsOf, pageWith} from '../support/pageWords';

/** A kind with folded fields. */
const IN_FOLD = '.oc-fields details:not([open]) li[id]';
const FOLDED = pageWith(IN_FOLD);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled, viewport: {width: 360, height: 740}});

    test('the address of a field shows it, in a fold too', async ({page}) => {
      const folded = idsOf(FOLDED, IN_FOLD).at(-1);
      const [plain] = idsOf(FOLDED, '.oc-fields > li[id]');
      for (const anchor of [folded, plain]) {
        await page.goto('about:blank');
        await page.goto(`${at(FOLDED)}#${anchor}`);
        const field = page.locator(`[id="${anchor}"]`);
        await expect(field).toBeVisible();
        await expect(field.getByRole('link').first()).toBeInViewport();
        // Firefox reports what was still on its way when a page was left.
        if (javaScriptEnabled) await applicationRuns(page);
      }
    });

    test('a fold that the reader closed opens for the link to a field in it', async ({
      page,
    }) => {
      const inFold = '.oc-fields details[open] li[id]';
      const route = pageWith(inFold, '/docs/reference/');
      const [id] = idsOf(route, inFold);
      await page.goto(at(route));
      const field = page.locator(`[id="${id}"]`);
      const fold = page.locator(`details:has(> ul > [id="${id}"]) > summary`);
      await fold.click();
      await expect(field).toBeHidden();
      await page.goto(`${at(route)}#${id}`);
      await expect(field).toBeVisible();
      await expect(field.getByRole('link').first()).toBeInViewport();
    });
  });
}

test('on a narrow screen nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(at(FOLDED));
  await page.locator('.oc-fields details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  expect(await overflow(page)).toBe(0);
});
