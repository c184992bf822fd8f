import {readFileSync} from 'node:fs';

import {applicationRuns, at, expect, test} from '../support/page';

/**
 * The main pages against kept pictures. Renew them after a change that was
 * looked at: npx playwright test tests/browser/pictures.spec.ts --update-snapshots
 */
const PAGES = {
  home: '/',
  tutorial: '/docs/getting-started/quick-start-guide/',
  concept: '/docs/concepts/runtime-model/',
  reference: '/docs/reference/api/application/component/',
  post: '/blog/welcome/',
  search: '/search/',
} as const;

const FONT = '/test-font.woff2';

// Half the size: what is looked for is a page that fell apart.
test.use({
  viewport: {width: 1280, height: 900},
  deviceScaleFactor: 0.5,
  // The one font of all machines is put into the page by hand.
  bypassCSP: true,
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    for (const [name, route] of Object.entries(PAGES)) {
      test(
        `${name} looks as it was kept`,
        {tag: '@full'},
        async ({page, messages}) => {
          await page.route(`**${FONT}`, (request) =>
            request.fulfill({
              contentType: 'font/woff2',
              body: readFileSync(
                require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
              ),
            }),
          );
          await page.goto(at(route));
          await applicationRuns(page);
          await page.addStyleTag({
            content: `@font-face {font-family: 'Test font'; src: url('${FONT}')} *, ::before, ::after {font-family: 'Test font' !important}`,
          });
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
            animations: 'disabled',
            maxDiffPixelRatio: 0.02,
            threshold: 0.3,
          });
          messages.length = 0;
        },
      );
    }
  });
}
