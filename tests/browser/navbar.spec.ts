import {NAVBAR, withDefaultPosition} from '../../src/site/navigation';
import {REPOSITORY} from '../../src/site/site';
import {
  at,
  DESKTOP,
  expect,
  open,
  PHONE,
  STARS_ANSWERED,
  test,
  withoutApplication,
} from '../support/page';
import {VERSION_DROPDOWN} from '../support/versionDropdown';
import {LATEST, VERSIONS} from '../support/versions';

const LABELS = VERSIONS.map(({label}) => label);

test.describe('on a desktop, from 997 px on', () => {
  test.use({viewport: DESKTOP});

  test('the bar has each item on the side that it names, and on the right without one', async ({
    page,
  }) => {
    await open(page, '/docs/');
    const bar = page.getByRole('navigation', {name: 'Main', exact: true});
    for (const {position, label, href} of withDefaultPosition(NAVBAR)) {
      if (label === undefined) continue;
      const side = bar.locator(`.theme-layout-navbar-${position ?? 'right'}`);
      const item = side.getByRole('listitem').filter({hasText: label});
      await expect(item.first()).toBeVisible();
      if (href === undefined) continue;
      await expect(item.getByRole('link').first()).toHaveAttribute(
        'href',
        href,
      );
    }
    const right = bar.locator('.theme-layout-navbar-right');
    await expect(page.locator(`${VERSION_DROPDOWN} > summary`)).toHaveText(
      new RegExp(`^Version ${LATEST}`, 'u'),
    );
    await expect(
      right.locator(`a[href="${REPOSITORY.url}"]`).first(),
    ).toContainText(`Stars: ${STARS_ANSWERED}`);
    const header = page.locator('header.theme-layout-navbar');
    await expect(header.getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(header.locator('[data-color-mode-toggle]')).toBeVisible();
  });

  test('no menu button is shown, the sidebar stands beside the page, and the bar stays at the top', async ({
    page,
  }) => {
    await open(page, '/docs/overview/architecture/');
    await expect(page.getByRole('button', {name: /^Open the/})).toHaveCount(0);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeVisible();
    const [menu, main] = await Promise.all([
      sidebar.boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(
      (main?.x ?? 0) + 1,
    );
    await page.evaluate(() => {
      window.scrollTo(0, 1000);
    });
    const box = await page.locator('header.theme-layout-navbar').boundingBox();
    expect(box?.y).toBe(0);
  });

  test('the version dropdown lists all versions, and closes on Escape and on a click elsewhere', async ({
    page,
  }) => {
    await withoutApplication(page);
    await page.goto(at('/docs/'));
    const dropdown = page.locator(VERSION_DROPDOWN);
    const summary = dropdown.locator('summary');
    const links = dropdown.getByRole('link');
    await expect(links.first()).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveText(LABELS);
    await expect(
      dropdown.getByRole('link', {name: LATEST, exact: true}),
    ).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(dropdown).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(dropdown).toHaveAttribute('open', '');
    await page.getByRole('heading', {level: 1}).click();
    await expect(dropdown).not.toHaveAttribute('open');
  });

  test('the item of the section that is read is marked', async ({page}) => {
    await open(page, '/blog/welcome/');
    const bar = page.getByRole('navigation', {name: 'Main', exact: true});
    await expect(bar.locator(`a[href="${at('/blog/')}"]`)).toHaveClass(
      /oc-nav-link--active/,
    );
    await expect(
      bar.locator(`a[href="${at('/docs/')}"]`).first(),
    ).not.toHaveClass(/oc-nav-link--active/);
  });
});

test.describe('on a phone, up to 996 px', () => {
  test.use({viewport: PHONE});

  test('the menu of a docs page leads back to the main menu, whose button is there instead of the items', async ({
    page,
  }) => {
    await withoutApplication(page);
    await page.goto(at('/docs/overview/architecture/'));
    await expect(
      page.getByRole('navigation', {name: 'Main', exact: true}),
    ).toBeHidden();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Open documentation menu'}).click();
    await expect(sidebar).toBeVisible();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(sidebar).toBeHidden();
    const menu = page.getByRole('navigation', {name: 'Main menu'});
    await expect(menu.locator(`a[href="${at('/blog/')}"]`)).toBeVisible();
    await expect(menu.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });

  test('a choice in the menu closes it and shows the page', async ({page}) => {
    await open(page, '/docs/overview/architecture/');
    await page.getByRole('button', {name: 'Open documentation menu'}).click();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.locator(`a[href="${at('/docs/')}"]`).click();
    await expect(page).toHaveURL(at('/docs/'));
    await expect(sidebar).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('a dropdown in the menu is open where one of its items is shown, and folded elsewhere', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', {name: 'Main menu'});
    const versions = menu.locator('details', {hasText: 'Versions'});
    await open(page, '/docs/overview/architecture/');
    await page.getByRole('button', {name: 'Open documentation menu'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(versions).toHaveAttribute('open', '');
    await versions.locator('summary').click();
    await expect(versions).not.toHaveAttribute('open');
    await open(page, '/blog/');
    await page.getByRole('button', {name: 'Open main menu'}).click();
    await expect(versions).not.toHaveAttribute('open');
    await versions.locator('summary').click();
    await expect(versions.getByRole('link')).toHaveText(LABELS);
  });

  test('a menu that is open when the window widens makes way for the page @full', async ({
    page,
  }) => {
    await open(page, '/docs/overview/architecture/');
    await page.getByRole('button', {name: 'Open documentation menu'}).click();
    await page.setViewportSize(DESKTOP);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}),
    ).toBeVisible();
  });
});
