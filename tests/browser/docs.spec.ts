import {DOCS_VERSIONS} from '../../src/site/versions';
import {at, DESKTOP, expect, open, PHONE, test} from '../support/page';

const SIDEBAR = [
  'Overview',
  'What is OpenChoreo?',
  'Architecture',
  'Getting started',
  'Installation',
  'Concepts',
  'Learn from examples',
  'Reference',
] as const;

for (const {label, path, folder} of DOCS_VERSIONS) {
  const root = path === '' ? '/docs/' : `/docs/${path}/`;

  const tag = label === 'Next' ? ['@full'] : [];
  test.describe(`a page of ${label}`, {tag}, () => {
    test.use({viewport: DESKTOP});

    test('has the sections of the documentation in its sidebar', async ({
      page,
    }) => {
      await open(page, `${root}reference/api/application/component/`);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      for (const name of SIDEBAR) {
        await expect(sidebar.getByText(name, {exact: true})).toBeVisible();
      }
      const api = sidebar.locator('li', {hasText: 'API'}).last();
      await expect(api).toBeVisible();
      const current = sidebar.locator('[aria-current=page]');
      await expect(current).toHaveText('Component');
      await expect(current).toBeInViewport();
    });

    test('has its way from the home page in the breadcrumbs', async ({
      page,
    }) => {
      await open(page, `${root}getting-started/single-cluster/`);
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(crumbs.getByRole('listitem')).toHaveCount(4);
      await expect(crumbs.locator('[aria-current=page]')).toBeVisible();
      await crumbs.getByRole('link', {name: 'Installation'}).click();
      await expect(page).toHaveURL(at(`${root}category/installation/`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Installation',
      );
    });

    test('leads to the page before and the page after', async ({page}) => {
      await open(page, `${root}concepts/platform-abstractions/`);
      await expect(
        page.locator('a.pagination-nav__link--prev'),
      ).toHaveAttribute('href', at(`${root}concepts/developer-abstractions/`));
      const next = page.locator('a.pagination-nav__link--next');
      await next.click();
      await expect(page).toHaveURL(
        at(`${root}concepts/resource-relationships/`),
      );
    });

    test('leads to its own source, in its own version', async ({page}) => {
      await open(page, `${root}concepts/runtime-model/`);
      await expect(
        page.getByRole('link', {name: 'Edit this page'}),
      ).toHaveAttribute(
        'href',
        `https://github.com/openchoreo/openchoreo.github.io/edit/main/${folder}/concepts/runtime-model.md`,
      );
    });

    test('wears the badge of its version', async ({page}) => {
      await open(page, `${root}concepts/runtime-model/`);
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(
        `Version: ${label}`,
      );
    });

    test('marks in its contents the section that is read', async ({page}) => {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, `${root}overview/architecture/`);
      const contents = page.locator('[data-contents]');
      await expect(contents).toBeVisible();
      const link = contents.getByRole('link').nth(2);
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page.locator(target ?? '')).toBeInViewport();
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
    });
  });
}

test('a page of Next says that it is unreleased and leads to itself in v0.3.x', async ({
  page,
}) => {
  await open(page, '/docs/next/concepts/runtime-model/');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('not released');
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(at('/docs/concepts/runtime-model/'));
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
});

test('on a phone the contents stand folded above the text', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/overview/architecture/');
  await expect(page.locator('[data-contents]')).toBeHidden();
  const contents = page.locator('details', {hasText: 'On this page'}).first();
  const links = contents.getByRole('link');
  await expect(links.first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(links.first()).toBeVisible();
});

test('a folded category of the sidebar unfolds and folds', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/docs/overview/architecture/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const faq = sidebar.getByRole('link', {name: 'FAQ'});
  await expect(faq).toBeHidden();
  const reference = sidebar.getByText('Reference', {exact: true});
  await reference.click();
  await expect(faq).toBeVisible();
  await reference.click();
  await expect(faq).toBeHidden();
});

test('an unlisted page says so and stands in no sidebar', async ({page}) => {
  await open(page, '/docs/reference/changelog/');
  await expect(page.locator('.theme-unlisted-banner')).toContainText(
    'This page is unlisted.',
  );
  await expect(
    page.locator(`#docs-menu a[href="${at('/docs/reference/changelog/')}"]`),
  ).toHaveCount(0);
});
