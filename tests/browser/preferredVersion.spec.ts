import {
  at,
  DESKTOP,
  expect,
  open,
  store,
  stored,
  test,
  visit,
  withoutApplication,
} from '../support/page';
import {VERSION_DROPDOWN} from '../support/versionDropdown';
import {LATEST} from '../support/versions';

test.use({viewport: DESKTOP});

const KEY = 'docs-preferred-version-default';

for (const early of [true, false]) {
  const when = early ? 'before the application runs' : 'when it runs';
  const tag = early ? [] : ['@full'];

  test(
    `the version that a reader chooses is kept, ${when}`,
    {tag},
    async ({page}) => {
      await visit(page, '/docs/', early);
      expect(await stored(page, KEY)).toBeNull();
      await page.locator(`${VERSION_DROPDOWN} summary`).click();
      await page
        .locator(VERSION_DROPDOWN)
        .getByRole('link', {name: 'Next'})
        .click();
      await expect(page).toHaveURL(at('/docs/next/'));
      expect(await stored(page, KEY)).toBe('current');
    },
  );
}

test('pages outside of the documentation lead to the version of the reader', async ({
  page,
}) => {
  await store(page, KEY, 'current');
  await open(page, '/blog/');
  await expect(page.locator(`${VERSION_DROPDOWN} summary`)).toContainText(
    'Next',
  );
  await expect(
    page.locator('.theme-layout-navbar-left a[href*="/docs/"]').first(),
  ).toHaveAttribute('href', at('/docs/next/'));
});

test(
  'a page of a version shows its own version, whatever is preferred',
  {tag: '@full'},
  async ({page}) => {
    await store(page, KEY, 'current');
    await open(page, '/docs/');
    await expect(page.locator(`${VERSION_DROPDOWN} summary`)).toContainText(
      LATEST,
    );
  },
);

test(
  'the way from a banner of Next to the latest version is a choice as well',
  {tag: '@full'},
  async ({page}) => {
    await withoutApplication(page);
    await page.goto(at('/docs/next/overview/architecture/'));
    await page.locator('.theme-doc-version-banner').getByRole('link').click();
    await expect(page).toHaveURL(at('/docs/overview/architecture/'));
    expect(await stored(page, KEY)).toBe(LATEST);
  },
);
