import {median, type Row} from './goal';
import {SLOW_3G, createVisitor} from './visit';

/** Milliseconds that the framework's own site takes, on slow 3G. */
const BEFORE = {text: 5700, search: 19_100} as const;

const ROUNDS = 3;
const ROUTE = '/docs/getting-started/quick-start-guide/';

/** When text can be read and searched on a slow network, as a share. */
export async function measureLoading(): Promise<readonly Row[]> {
  const {visit, leave} = await createVisitor();
  const text: number[] = [];
  const search: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await visit(SLOW_3G, async (page, origin) => {
        await page.goto(origin + ROUTE, {waitUntil: 'commit'});
        await page.locator('html[data-script]').waitFor({state: 'attached'});
        await page.keyboard.press('/');
        await page.getByRole('dialog').locator('input').fill('component');
        await page
          .getByRole('dialog')
          .locator('.DocSearch-Hit')
          .first()
          .waitFor();
        search.push(await page.evaluate(() => performance.now()));
        text.push(
          await page.evaluate(
            () =>
              performance.getEntriesByName('first-contentful-paint')[0]
                ?.startTime ?? Number.NaN,
          ),
        );
      });
    }
  } finally {
    await leave();
  }
  return [
    {
      what: 'first paint of text on slow 3G ÷ before',
      figure: median(text) / BEFORE.text,
      unit: '',
      goal: 0.35,
    },
    {
      what: 'search usable on slow 3G, from the start of loading ÷ before',
      figure: median(search) / BEFORE.search,
      unit: '',
      goal: 0.35,
    },
  ];
}
