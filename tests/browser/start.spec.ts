import {NAVBAR} from '../../src/site/navigation';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {needs} from '../support/needs';
import {
  applicationRuns,
  at,
  expect,
  heading,
  hold,
  open,
  openIdle,
  PHONE,
  ready,
  settled,
  store,
  test,
  TOGGLE,
  withoutApplication,
  type Page,
} from '../support/page';
import {footerPages, pageWith, titleOf} from '../support/pageWords';

const PAGE = '/docs/getting-started/quick-start-guide/';
const MAIN = /\/assets\/js\/main\.[^/]*\.js$/u;

/** How often the page has requested the application. */
function starts(page: Page): Promise<number> {
  return page.locator('script[src*="/main."]').count();
}

test('on a connection that saves data React starts with the first touch of a control that needs it', async ({
  page,
  foreign,
}) => {
  await openIdle(page, PAGE);
  await settled(page);
  expect(await starts(page)).toBe(0);
  expect(foreign).toEqual([]);
  // A press that ends elsewhere is none.
  await page.locator(TOGGLE).hover({force: true});
  await page.mouse.down();
  await page.mouse.move(0, 300);
  await page.mouse.up();
  await settled(page);
  expect(await starts(page)).toBe(0);
  await page.locator(TOGGLE).click({force: true});
  await applicationRuns(page);
  // The press that started it counts.
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme-choice',
    'light',
  );
});

test('on a connection that saves data React starts when a reader moves by Tab @full', async ({
  page,
}) => {
  await openIdle(page, PAGE);
  await page.keyboard.press('PageDown');
  await settled(page);
  expect(await starts(page)).toBe(0);
  await page.keyboard.press('Tab');
  await applicationRuns(page);
  await expect(page.locator(TOGGLE)).toBeEnabled();
});

test('without React, going back shows the page of the address', async ({
  page,
}) => {
  const [first, second] = footerPages();
  await openIdle(page, first);
  await page.keyboard.press('Tab');
  await applicationRuns(page);
  await page.locator(`footer a[href="${at(second)}"]`).click();
  await expect(heading(page)).toHaveText(titleOf(second));
  await page.goto(at('/robots.txt'));
  await page.goBack();
  await expect(page).toHaveURL(at(second));
  await ready(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf(first));
});

for (const path of ['/docs/check/', '/no-such-page/']) {
  test(`${path} starts React at once, also where data is saved`, async ({
    page,
    messages,
  }) => {
    await withoutApplication(page);
    await open(page, path);
    messages.length = 0;
  });
}

test('what a reader does while React is on its way is kept, and it starts once', async ({
  page,
}) => {
  const release = await hold(page, MAIN);
  await page.goto(at(PAGE), {waitUntil: 'commit'});
  await ready(page);
  const category = page.locator('#docs-menu nav > ul > li > details').last();
  await category.locator('> summary').click();
  await expect(category).toHaveAttribute('open');
  await page.evaluate(() => {
    scrollTo(0, 700);
  });
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input');
  await field.pressSequentially('work');
  release();
  await applicationRuns(page);
  await field.pressSequentially('load');
  await expect(field).toHaveValue('workload');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(category).toHaveAttribute('open');
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await starts(page)).toBe(1);
});

test('when React does not come, the page says so, and all but the toggle works', async ({
  page,
  messages,
}) => {
  await store(page, 'theme', 'dark');
  await page.route(MAIN, (route) => route.abort());
  await page.goto(at(PAGE));
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator(TOGGLE)).toBeDisabled();
  await page.locator('a.toc-highlight').nth(1).click();
  await expect(page).toHaveURL(/#./u);
  await page.locator('form[action$="/search/"] button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  messages.length = 0;
});

/** What is shown to be used, but is not plain HTML as panels and forms are. */
function deadControls(page: Page, controls: string): Promise<string[]> {
  return page
    .locator(controls)
    .filter({visible: true})
    .evaluateAll((shown) =>
      shown
        .filter((control) => !control.matches('[popovertarget], form *'))
        .map((control) => control.outerHTML.slice(0, 120)),
    );
}

for (const path of [PAGE, '/docs/check/']) {
  test(`when no script of ${path} comes, no control is shown that does nothing`, async ({
    page,
    messages,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(at(path));
    // Text is kept for the application, should it come yet.
    const controls = 'button:enabled, select:enabled, [role=button]';
    expect(await deadControls(page, controls)).toEqual([]);
    await expect(
      page.getByText('Your site did not load properly'),
    ).toBeHidden();
    messages.length = 0;
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [PHONE.width, 1280]) {
    const title = `at ${width} px every link of the menus, the sidebar and the contents is reached`;
    const tag = width === PHONE.width ? [] : '@full';
    test(title, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(at('/docs/'));
      const isPhone = width < 997;
      if (isPhone) {
        const contents = page.locator('.toc-collapsible');
        await expect(contents.locator('a').first()).toBeHidden();
        await contents.locator('> summary').click();
        await expect(contents.locator('a').first()).toBeVisible();
        await page.locator('.navbar__toggle:visible').click();
      }
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const closed = sidebar.locator('details:not([open]) > summary:visible');
      while ((await closed.count()) > 0) await closed.first().click();
      const links = sidebar.getByRole('link');
      expect(await sidebar.locator('a:visible').count()).toBe(
        await links.count(),
      );
      if (isPhone) {
        await page.getByRole('button', {name: 'Back to main menu'}).click();
      }
      const menu = page.locator(isPhone ? '#main-menu' : '.navbar__inner');
      const folds = menu.locator('details:not([open]) > summary');
      while ((await folds.count()) > 0) await folds.first().click();
      for (const label of [
        ...NAVBAR.flatMap((item) => item.label ?? []),
        ...DOCS_VERSIONS.map((version) => version.label),
      ]) {
        await expect(
          menu.getByRole('link', {name: label}).first(),
        ).toBeVisible();
      }
      await menu.locator('a[href$="/blog/"]').first().click();
      await expect(page).toHaveURL(/\/blog\/$/u);
    });
  }

  test('the check page says what it needs, and shows no field', async ({
    page,
  }) => {
    needs('noscript');
    await page.goto(at('/docs/check/'));
    await expect(page.locator('noscript p')).toContainText('JavaScript');
    const controls = 'button:enabled, select:enabled, textarea';
    expect(await deadControls(page, controls)).toEqual([]);
  });

  test('tabs are chosen by arrow keys, and a hash inside one opens it', async ({
    page,
  }) => {
    const route = pageWith('.tab ~ .tab .code-block[id]');
    await page.goto(at(route));
    const second = page.locator('.tab ~ .tab').first();
    await page.locator('.tab > input').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(second.locator('.tab__panel')).toBeVisible();
    const id = await page
      .locator('.tab ~ .tab .code-block[id]')
      .first()
      .getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${at(route)}#${id ?? ''}`);
    await expect(page.locator(`#${id ?? ''}`)).toBeVisible();
  });
});
