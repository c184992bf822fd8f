import {at, expect, test} from '../support/page';
import {CHANGES_PAGES} from '../support/routes';

/** A page with most types of changes, and the list of all pages. */
const SAMPLE = [
  CHANGES_PAGES.find((route) => route.endsWith('/changes/')),
  CHANGES_PAGES.find((route) => route.endsWith('/configuration-schema/')),
];

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('what went and what came is read as such', async ({page}) => {
    for (const route of SAMPLE) {
      await page.goto(at(route ?? ''));
      const silent = await page
        .locator('ins, del')
        .evaluateAll(
          (nodes) =>
            nodes.filter(
              (node) =>
                !getComputedStyle(node, '::before').content.includes(
                  node.localName === 'ins' ? 'added' : 'removed',
                ),
            ).length,
        );
      expect(silent).toBe(0);
    }
  });
});
