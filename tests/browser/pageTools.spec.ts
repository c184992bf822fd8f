import {SITE_URL} from '../support/address';
import {expectAccessible, MODES} from '../support/axe';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {at, expect, open, PHONE, test} from '../support/page';
import {overflow} from '../support/reader';

test.use({viewport: PHONE});

for (const {label, path, slug} of DOCS_VERSIONS) {
  const route = path === '' ? '/docs/' : `/docs/${path}/`;

  test(`the tools of a page of ${label} open its Markdown copy in an assistant, once pressed`, async ({
    page,
  }) => {
    await open(page, route);
    for (const name of ['Open in Claude', 'Open in ChatGPT']) {
      const link = page.getByRole('link', {name});
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('q')).toContain(
        `${SITE_URL}${at(route)}index.md`,
      );
      // The page does not contact that host before the click.
      expect(await page.locator(`link[href*="${url.host}"]`).count()).toBe(0);
    }
  });

  test(`the tools of a page of ${label} say how an editor checks manifests`, async ({
    page,
    browserName,
  }) => {
    await open(page, route);
    const tool = page.getByText('Connect your editor');
    const line = page.getByText('# yaml-language-server: $schema=');
    await expect(line).toBeHidden();
    await tool.focus();
    await page.keyboard.press('Enter');
    await expect(line).toBeVisible();
    await expect(line).toContainText(
      `${SITE_URL}${at('/')}schemas/${slug}/all.json`,
    );
    expect(await overflow(page)).toBe(0);
    // One mode is enough here, because the colors are those of the page.
    if (browserName === 'chromium') {
      await expectAccessible(page, 'connect', MODES.slice(-1));
    }
  });
}
