import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {DOCS_ROUTE, DOCS_VERSIONS} from '../../src/site/versions';
import {at, expect, test} from '../support/page';
import {pageWith, treeOf} from '../support/pageWords';

/** The pages with the most fields, folds and rules. */
const PAGES = [
  'application/component',
  'application/workload',
  'platform/dataplane',
  'runtime/servicebinding',
] as const;

const addresses = DOCS_VERSIONS.flatMap(({path}) =>
  PAGES.map(
    (page) =>
      `${DOCS_ROUTE}/${path === '' ? '' : `${path}/`}reference/api/${page}/`,
  ),
);

/** A kind with deep folds; full runs test the others. */
function isSample(address: string): boolean {
  return /next.*servicebinding/u.test(address);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled, viewport: {width: 360, height: 740}});

    for (const address of addresses) {
      const tag = isSample(address) ? [] : ['@full'];
      test(
        `the address of a field in a fold shows it: ${address}`,
        {tag},
        async ({page}) => {
          await page.goto(address);
          const folded = await page
            .locator('details:not([open]) li[id]')
            .evaluateAll((items) => items.map(({id}) => id));
          const anchors = await page
            .locator('.oc-fields > li[id]')
            .evaluateAll((items) => items.map(({id}) => id));
          expect(anchors.length).toBeGreaterThan(0);
          // The deepest field of each fold, and a few outside of folds.
          for (const anchor of [...folded.slice(-3), ...anchors.slice(0, 3)]) {
            await page.goto('about:blank');
            await page.goto(`${address}#${anchor}`);
            const field = page.locator(`[id="${anchor}"]`);
            await expect(field).toBeVisible();
            await expect(field.getByRole('link').first()).toBeInViewport();
          }
        },
      );
    }

    test('a fold that the reader closed opens for the link to a field in it', async ({
      page,
    }) => {
      const route = pageWith(
        '.oc-fields details[open] li[id]',
        '/docs/reference/',
      );
      const item = select('.oc-fields details[open] li[id]', treeOf(route));
      const id = String(item?.properties['id']);
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

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 320, height: 640}});

  for (const address of addresses) {
    const tag = isSample(address) ? [] : ['@full'];
    test(`nothing is cut off: ${address}`, {tag}, async ({page}) => {
      await page.goto(address);
      await page.locator('.oc-fields details').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('the name of a field is a link to itself, heard with its whole path', async ({
  page,
}) => {
  const route = '/docs/reference/api/application/component/';
  const link = select(
    'article .oc-field .oc-fields > li[id] > p > a',
    treeOf(route),
  );
  if (!link) throw new Error(`${route} has no field`);
  await page.goto(at(route));
  const name = page
    .locator('.oc-fields')
    .getByRole('link', {name: toString(link), exact: true});
  await expect(name.first()).toHaveAttribute(
    'href',
    String(link.properties['href']),
  );
});
