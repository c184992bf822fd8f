import {existsSync} from 'node:fs';

import {SITE_REPOSITORY} from '../../src/site/site';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {at, DESKTOP, expect, hold, open, PHONE, test} from '../support/page';
import {pageWith} from '../support/pageWords';

test.use({viewport: DESKTOP});

const KIND = '/docs/reference/api/application/component/';

test('a page has its way from the home page in the breadcrumbs', async ({
  page,
}) => {
  const inCategory = '.theme-doc-breadcrumbs a[href*="/category/"]';
  await open(page, pageWith(inCategory));
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('link').first()).toHaveAttribute(
    'href',
    at('/'),
  );
  await expect(crumbs.locator('[aria-current=page]')).toBeVisible();
  const category = page.locator(inCategory).first();
  const address = (await category.getAttribute('href')) ?? '';
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
});

test('a page leads to its own source, in its own version', async ({page}) => {
  for (const {path, folder} of DOCS_VERSIONS) {
    await page.goto(at(pageWith('.theme-edit-this-page', `/docs/${path}`)));
    const address = await page
      .getByRole('link', {name: 'Edit this page'})
      .getAttribute('href');
    const start = `${SITE_REPOSITORY.url}/edit/${SITE_REPOSITORY.branch}/`;
    expect(address).toContain(`${start}${folder}/`);
    expect(existsSync((address ?? '').slice(start.length))).toBe(true);
  }
});

test('a page marks in its contents the section that is read', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/concepts/runtime-model/');
  const contents = page.locator('[data-contents]');
  await expect(contents).toBeVisible();
  const link = contents.getByRole('link').nth(1);
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(target ?? '')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('on a phone the contents stand folded above the text @full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/overview/architecture/');
  await expect(page.locator('[data-contents]')).toBeHidden();
  const contents = page.locator('details', {hasText: 'On this page'}).first();
  const links = contents.getByRole('link');
  await expect(links.first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(links.first()).toBeVisible();
});

test('the sidebar marks the current page, in sight even if the style sheet is late', async ({
  page,
}) => {
  const letGo = await hold(page, '**/*.css');
  await page.setViewportSize({width: 1280, height: 400});
  await page.goto(at(KIND), {waitUntil: 'commit'});
  await page.locator('#docs-menu').waitFor({state: 'attached'});
  letGo();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', at(KIND));
  await expect(current).toBeInViewport();
});

test('no entry of the sidebar is cut off after it scrolled to the current page', async ({
  page,
}) => {
  // Each height lets another entry stand at the edge.
  for (const height of [400, 412, 424, 436]) {
    await page.setViewportSize({width: 1280, height});
    await open(page, KIND);
    const menu = page.locator('#docs-menu');
    await expect
      .poll(() => menu.evaluate(({scrollTop}) => scrollTop))
      .toBeGreaterThan(0);
    const cut = await menu.evaluate((element) => {
      const {top} = element.getBoundingClientRect();
      return [...element.querySelectorAll('a, summary')]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => entry.getBoundingClientRect())
        .filter((box) => box.top < top - 1 && box.bottom > top + 1).length;
    });
    expect(cut).toBe(0);
  }
});

test('a page that hides its table of contents has all the room', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(at('/docs/check/'));
  const [form, main] = await page.locator('main form').evaluate((element) => {
    const around = element.closest('article')?.parentElement?.parentElement;
    return [element, around].map((one) => one?.getBoundingClientRect().width);
  });
  expect(form).toBe(main);
});
