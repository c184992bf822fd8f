import {
  at,
  DESKTOP,
  expect,
  open,
  store,
  stored,
  test,
  withoutApplication,
} from '../support/page';
import {chooseVersion, VERSION_DROPDOWN} from '../support/versionDropdown';
import {LATEST} from '../support/versions';

test.use({viewport: DESKTOP});

const KEY = 'docs-preferred-version-default';

test('the version that a reader chooses is kept', async ({page}) => {
  await withoutApplication(page);
  await page.goto(at('/docs/'));
  expect(await stored(page, KEY)).toBeNull();
  await chooseVersion(page, 'Next');
  await expect(page).toHaveURL(at('/docs/next/'));
  expect(await stored(page, KEY)).toBe('current');
});

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

test('a page of a version shows its own version, whatever is preferred @full', async ({
  page,
}) => {
  await store(page, KEY, 'current');
  await open(page, '/docs/');
  await expect(page.locator(`${VERSION_DROPDOWN} summary`)).toContainText(
    LATEST,
  );
});

test('the way from a banner of Next to the latest version is a choice as well @full', async ({
  page,
}) => {
  await withoutApplication(page);
  await page.goto(at('/docs/next/overview/architecture/'));
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(at('/docs/overview/architecture/'));
  expect(await stored(page, KEY)).toBe(LATEST);
});
