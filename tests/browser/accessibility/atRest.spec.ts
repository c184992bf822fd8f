import {expectAccessible, MODES} from '../../support/axe';
import {
  applicationRuns,
  at,
  test,
  withoutApplication,
} from '../../support/page';
import {pageWith} from '../../support/pageWords';
import {NOT_FOUND_PATH, ROUTES} from '../../support/routes';

/** The pages that differ most; full runs audit all pages. */
const SAMPLE = new Set(['/', '/blog/welcome/', '/search/', pageWith('.tabs')]);

/** Each pair differs in color and width, so two audits cover all four values. */
const [LIGHT, DARK, LIGHT_PHONE, DARK_PHONE] = MODES;
const PAIRS = [
  [LIGHT, DARK_PHONE],
  [DARK, LIGHT_PHONE],
] as const;

for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND_PATH]) {
  for (const [index, modes] of PAIRS.entries()) {
    for (const when of ['before', 'after'] as const) {
      const isQuick = SAMPLE.has(path) && index === 0 && when === 'after';
      const names = modes.map((mode) => `${mode.colorScheme} ${mode.width}`);
      test(
        `${path} has no barrier at rest, ${when} the application has started: ${names.join(', ')}`,
        {tag: isQuick ? [] : '@full'},
        async ({page, messages}) => {
          test.setTimeout(300_000);
          if (when === 'before') await withoutApplication(page);
          await page.goto(at(path));
          if (when === 'after') await applicationRuns(page);
          await expectAccessible(page, when, modes);
          messages.length = 0;
        },
      );
    }
  }
}
