import {SITE_URL} from '../support/address';
import {expectAccessible, MODES} from '../support/axe';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {at, DESKTOP, expect, open, PHONE, test} from '../support/page';

for (const {label, path, slug} of DOCS_VERSIONS) {
  const route = path === '' ? '/docs/' : `/docs/${path}/`;

  for (const [screen, viewport] of Object.entries({DESKTOP, PHONE})) {
    const tag = label === 'Next' && viewport === PHONE ? [] : ['@full'];
    test.describe(`the tools of a page of ${label}, ${screen}`, {tag}, () => {
      test.use({viewport});

      test('open its Markdown copy in an assistant, once pressed', async ({
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
          expect(await page.locator(`link[href*="${url.host}"]`).count()).toBe(
            0,
          );
        }
      });

      test('say how an editor checks manifests of this version @firefox', async ({
        page,
        browserName,
      }, info) => {
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
        const overflow = await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        // One mode is enough here, because the colors are those of the page.
        if (viewport === PHONE && browserName === 'chromium') {
          await expectAccessible(page, info, 'connect', MODES.slice(-1));
        }
      });
    });
  }
}
