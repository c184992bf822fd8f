import type {Page} from '@playwright/test';

import {at, expect, test, withoutApplication} from '../../support/page';

/**
 * The three main tasks by the accessibility tree alone: what a reader who
 * hears the page meets on the way, and by which names.
 */
test.beforeEach(async ({page}) => {
  await withoutApplication(page);
});

function main(page: Page): ReturnType<Page['locator']> {
  return page.getByRole('main');
}

test('the quick start is found from the home page', async ({page}) => {
  await page.goto(at('/'));
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "OpenChoreo, home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Documentation"
          - listitem:
            - link "Blog"
  `);
  await main(page)
    .getByRole('link', {name: /quick start/iu})
    .first()
    .click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumbs"
      - heading /Quick start/ [level=1]
  `);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}))
    .toMatchAriaSnapshot(`
    - navigation "Docs sidebar":
      - link "Quick start guide"
  `);
});

test('a field is found by search', async ({page}) => {
  await page.goto(at('/docs/'));
  await page.getByRole('button', {name: 'Search'}).click();
  const field = page.getByRole('combobox', {name: 'Search'});
  await expect(field).toBeFocused();
  await field.fill('owner.projectName');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reference\/api\/.*#spec-owner-projectname/u);
  await expect(main(page).getByRole('heading', {level: 1})).toBeVisible();
});

test('the version is switched on the same page', async ({page}) => {
  await page.goto(at('/docs/concepts/runtime-model/'));
  await expect(main(page)).toContainText('Version: v0.3.x');
  const banner = page.getByRole('banner');
  const versions = banner.getByRole('group').first();
  await expect(versions).toMatchAriaSnapshot(`
    - group: v0.3.x
  `);
  await versions.locator('summary').click();
  await banner.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/next\/concepts\/runtime-model\/$/u);
  await expect(main(page)).toContainText('Version: Next');
  await expect(main(page).getByRole('note')).toContainText('not released');
});
