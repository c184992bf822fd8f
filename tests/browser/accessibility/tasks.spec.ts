import type {Page} from '@playwright/test';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {NAVBAR} from '../../../src/site/navigation';
import {SITE} from '../../../src/site/site';
import {at, expect, test, withoutApplication} from '../../support/page';
import {sectionTitle, titleOf, treeOf, wordsOf} from '../../support/pageWords';
import {VERSION_DROPDOWN} from '../../support/versionDropdown';
import {LATEST} from '../../support/versions';

/**
 * The three main tasks through the accessibility tree alone: the elements that a
 * screen reader user meets on the way, and their names.
 */
test.beforeEach(async ({page}) => {
  await withoutApplication(page);
});

function main(page: Page): ReturnType<Page['locator']> {
  return page.getByRole('main');
}

test('a page of the documentation is found from the home page', async ({
  page,
}) => {
  await page.goto(at('/'));
  const [first] = NAVBAR.flatMap(({label}) => label ?? []);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${SITE.name}, home"
      - navigation "Main":
        - list:
          - listitem:
            - link "${first ?? ''}"
        - list:
          - listitem:
            - group: Version ${LATEST}
      - button /Switch between dark and light mode/
      - button "Search"
  `);
  const link = main(page)
    .locator(`a[href^="${at('/docs/')}"]`)
    .first();
  const address = ((await link.getAttribute('href')) ?? '').split('#')[0] ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  const route = `/${address.slice(at('/').length)}`;
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumbs":
        - list:
          - listitem:
            - link "Home page"
      - text: "Version: ${LATEST}"
      - article:
        - heading "${titleOf(route)}" [level=1]
  `);
  // Announced by its text alone, although it contains a link.
  const [section = ''] = wordsOf(route).sections;
  const name = sectionTitle(route, section);
  await expect(
    main(page).getByRole('heading', {name, exact: true}).first(),
  ).toBeVisible();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute(
    'href',
    address,
  );
  await expect(sidebar).toMatchAriaSnapshot(`
    - navigation "Docs sidebar":
      - list:
        - listitem:
          - group:
            - list
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
  const link = select(
    'article .oc-field .oc-fields > li[id] > p > a',
    treeOf('/docs/reference/api/application/component/'),
  );
  if (!link) throw new Error('the reference has no field');
  await field.fill(toString(link));
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    (url) =>
      url.pathname.includes('/reference/api/') &&
      url.hash === link.properties['href'],
  );
  await expect(main(page).getByRole('heading', {level: 1})).toBeVisible();
});

test(
  'the version is switched on the same page',
  {tag: '@full'},
  async ({page}) => {
    await page.goto(at('/docs/concepts/runtime-model/'));
    await expect(main(page)).toContainText(`Version: ${LATEST}`);
    const versions = page.locator(VERSION_DROPDOWN);
    await expect(versions).toMatchAriaSnapshot(`
    - group: Version ${LATEST}
  `);
    await versions.locator('summary').click();
    await expect(versions).toMatchAriaSnapshot(`
    - group:
      - text: Version ${LATEST}
      - list:
        - listitem:
          - link "Next"
        - listitem:
          - link "${LATEST}"
  `);
    await versions.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(at('/docs/next/concepts/runtime-model/'));
    await expect(main(page)).toContainText('Version: Next');
    await expect(main(page).getByRole('note').first()).toMatchAriaSnapshot(`
    - note:
      - link /${LATEST}/
  `);
  },
);
