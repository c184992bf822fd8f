import {expectAccessible} from '../../support/axe';
import {
  applicationRuns,
  at,
  test,
  withoutApplication,
} from '../../support/page';
import {pageWith} from '../../support/pageWords';
import {NOT_FOUND_PATH, ROUTES} from '../../support/routes';

/** The kinds that differ most; all pages are looked at in full runs. */
const SAMPLE = new Set(['/', '/blog/welcome/', '/search/', pageWith('.tabs')]);

for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND_PATH]) {
  test(
    `${path} has no barrier at rest, before and after the application has started`,
    SAMPLE.has(path) ? {} : {tag: '@full'},
    async ({page, context, messages}, info) => {
      test.setTimeout(300_000);
      await test.step('before', async () => {
        await withoutApplication(page);
        await page.goto(at(path));
        await expectAccessible(page, info, 'before');
      });
      await test.step('after', async () => {
        const later = await context.newPage();
        await later.goto(at(path));
        await applicationRuns(later);
        await expectAccessible(later, info, 'after');
      });
      messages.length = 0;
    },
  );
}
