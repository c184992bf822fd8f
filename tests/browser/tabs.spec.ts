import {
  applicationRuns,
  at,
  expect,
  open,
  stored,
  test,
  withoutApplication,
} from '../support/page';
import {ready} from '../support/reader';

const ROUTE = '/docs/getting-started/deploy-first-component/';
const PAGE = at(ROUTE);
const SOURCE = /^From source$/;

for (const withApplication of [false, true]) {
  test.describe(
    withApplication ? 'in the application' : 'before the application',
    () => {
      test.beforeEach(async ({page}) => {
        if (!withApplication) await withoutApplication(page);
      });

      test('a tab is chosen in all its groups, remembered, and named by the address', async ({
        page,
      }) => {
        await page.goto(PAGE);
        await (withApplication ? applicationRuns(page) : ready(page));
        const tabs = page.getByRole('radio', {name: SOURCE});
        await page.getByText(SOURCE).first().click();
        for (const tab of await tabs.all()) await expect(tab).toBeChecked();
        await expect(page).toHaveURL(/#tab-source-from-source$/);
        expect(await stored(page, 'openchoreo.tab.source')).toBe('From source');
        await page.goto(PAGE.replace(/\/$/, '/?again'));
        await expect(tabs.first()).toBeChecked();
      });

      test('a hash inside a tab that is not chosen opens it', async ({
        page,
      }) => {
        await page.goto(`${PAGE}#code-hello-source-yaml`);
        await (withApplication ? applicationRuns(page) : ready(page));
        const block = page.locator('#code-hello-source-yaml');
        await expect(block).toBeInViewport();
        await expect(page.locator('#code-hello-image-yaml')).toBeHidden();
        // The other tab can be chosen again: the hash does not hold it open.
        await page
          .getByText(/^From an image$/)
          .first()
          .click();
        await expect(block).toBeHidden();
        await expect(page.locator('#code-hello-image-yaml')).toBeVisible();
        await page.evaluate(() => {
          location.hash = '#code-hello-source-yaml-L2';
        });
        await expect(block.locator('mark')).toBeInViewport();
      });
    },
  );
}

test('a link to a tab opens it after a change of page', async ({page}) => {
  await open(page, ROUTE);
  await page.getByText(SOURCE).first().click();
  const {hash} = new URL(page.url());
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Architecture'})
    .click();
  await expect(page).toHaveURL(/\/overview\/architecture\/$/);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.getByRole('radio', {name: SOURCE}).first()).toBeChecked();
});

test.describe('on paper', () => {
  test('all tabs show what they hold, under their labels', async ({page}) => {
    await page.goto(PAGE);
    await page.emulateMedia({media: 'print'});
    for (const panel of await page.locator('.tab__panel, .tab__label').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.locator('.code-block__tools').first()).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('tabs are chosen by arrow keys, and a hash inside one opens it', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByRole('radio', {name: 'From an image'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#code-hello-source-yaml')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${PAGE}#code-hello-source-yaml`);
    await expect(page.locator('#code-hello-source-yaml')).toBeVisible();
  });
});
