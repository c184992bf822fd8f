import type {Page} from '@playwright/test';

import {withoutApplication} from '../../support/page';
import {
  expect,
  heading,
  holdApplication,
  ready,
  started,
  test,
} from '../../support/reader';

const PAGE = 'docs/concepts/runtime-model/';

/** Chooses a version in the bar, as a reader does. */
async function choose(page: Page, label: string): Promise<void> {
  const dropdown = page.locator('header, nav').locator('.oc-dropdown').first();
  await dropdown.locator('summary').click();
  await dropdown.getByRole('link', {name: label, exact: true}).click();
}

function notice(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('complementary', {name: 'Notice'});
}

/** A page as it would be if Next had something that the other lacks. */
async function change(
  page: Page,
  route: string,
  from: RegExp,
  to: string,
): Promise<void> {
  await page.route(`**/${route}`, async (handled) => {
    const response = await handled.fetch();
    const html = await response.text();
    expect(html).toMatch(from);
    await handled.fulfill({response, body: html.replaceAll(from, to)});
  });
}

for (const isStarted of [false, true]) {
  const when = isStarted ? 'in' : 'before';

  test.describe(`${when} the application`, () => {
    test.beforeEach(async ({page}) => {
      if (!isStarted) await withoutApplication(page);
    });

    const open = async (page: Page, address: string): Promise<void> => {
      await page.goto(address);
      await (isStarted ? started(page) : ready(page));
    };

    test(`fault 15: ${when} the application, the page and the hash are kept when the version is switched`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      await open(page, `${PAGE}?theme=x#health`);
      await choose(page, 'Next');
      await expect(page).toHaveURL(
        `${baseURL ?? ''}docs/next/concepts/runtime-model/#health`,
      );
      await expect(page.locator('#health')).toBeInViewport();
      await page.getByRole('link', {name: 'This page in v0.3.x'}).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}#health`);
      await expect(notice(page)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test(`fault 15: ${when} the application, a category is kept when the version is switched`, async ({
      page,
      baseURL,
    }) => {
      await open(page, 'docs/category/concepts/');
      await choose(page, 'Next');
      await expect(page).toHaveURL(
        `${baseURL ?? ''}docs/next/category/concepts/`,
      );
      await expect(notice(page)).toHaveCount(0);
    });
  });
}

test('fault 15: a section that the other version does not have is told', async ({
  page,
}) => {
  await withoutApplication(page);
  await change(page, `docs/next/concepts/runtime-model/`, /\bhealth\b/gu, 'ok');
  await page.goto(`${PAGE}#health`);
  await ready(page);
  await choose(page, 'Next');
  await expect(notice(page)).toContainText(
    'This page has no section “Health” in Next. You are at its beginning.',
  );
  await notice(page).getByRole('button', {name: 'Close'}).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(notice(page)).toHaveCount(0);
});

test('fault 15: a page that the other version does not have leads to the nearest, which says so and stays said when the application starts', async ({
  page,
  complaints,
}) => {
  // As the dropdown writes it for a page that v0.3.x lacks.
  await change(
    page,
    'docs/next/concepts/runtime-model/',
    /data-docs-version=v0\.3\.x href=\S*?\/docs\/concepts\/runtime-model\//gu,
    'data-docs-version=v0.3.x data-docs-nearest href=../../../concepts/resource-relationships/',
  );
  // The application would write the link of a page that both versions have.
  await holdApplication(page, (route) =>
    page.url().includes('/next/') ? route.abort() : route.continue(),
  );
  await page.goto('docs/next/concepts/runtime-model/#health');
  await ready(page);
  await choose(page, 'v0.3.x');
  await expect(heading(page)).toHaveText('Resource relationships');
  const text = '“Runtime model” is not in v0.3.x. This is its nearest page.';
  await expect(notice(page)).toContainText(text);
  await expect(page).toHaveURL((url) => url.hash === '');
  await started(page);
  await expect(notice(page)).toContainText(text);
  expect(complaints).toEqual([]);
});
