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
        - list:
          - listitem:
            - group: Version v0.3.x
          - listitem:
            - link "GitHub"
          - listitem:
            - link "Discord"
      - button /Switch between dark and light mode/
      - button "Search"
  `);
  await main(page)
    .getByRole('link', {name: /quick start/iu})
    .first()
    .click();
  await expect(page).toHaveURL(/\/quick-start-guide\/$/u);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home page"
            - listitem: / Getting started
            - listitem: / Quick start guide
        - text: "Version: v0.3.x"
        - heading "Quick start guide" [level=1]
  `);
  // Heard by its words alone, though a link to it stands in it.
  await expect(
    main(page).getByRole('heading', {name: 'What you need', exact: true}),
  ).toBeVisible();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(
    sidebar.getByRole('link', {name: 'Quick start guide'}),
  ).toHaveAttribute('aria-current', 'page');
  await expect(sidebar).toMatchAriaSnapshot(`
    - navigation "Docs sidebar":
      - list:
        - listitem:
          - group:
            - text: Overview
            - list
        - listitem:
          - group:
            - text: Getting started
            - list:
              - listitem:
                - link "Quick start guide"
        - listitem
        - listitem
        - listitem
  `);
});

test('a field is found by search', async ({page}) => {
  await page.goto(at('/docs/'));
  await page
    .getByRole('banner')
    .getByRole('button', {name: 'Search', exact: true})
    .click();
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
    - group: Version v0.3.x
  `);
  await versions.locator('summary').click();
  await expect(versions).toMatchAriaSnapshot(`
    - group:
      - text: Version v0.3.x
      - list:
        - listitem:
          - link "Next"
        - listitem:
          - link "v0.3.x"
  `);
  await versions.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/next\/concepts\/runtime-model\/$/u);
  await expect(main(page)).toContainText('Version: Next');
  await expect(main(page).getByRole('note').first()).toMatchAriaSnapshot(`
    - note:
      - text: Next describes OpenChoreo as it is being made. It is not released yet.
      - link "This page in v0.3.x"
  `);
});
