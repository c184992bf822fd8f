import type {Page} from '@playwright/test';

import {SLOW_PHONE, createVisitor} from './visit';

const ROUTE = '/docs/concepts/runtime-model/';

/** One of each class of the labelled queries. */
const QUERIES = [
  'deployment pipeline',
  'servicebinding',
  'kubectl get components',
  'spec.owner.projectName',
  'endpiont',
  'how do I expose a service',
] as const;

/** Milliseconds from each key to the frame that shows its results. */
export async function measureRendering(): Promise<readonly number[]> {
  const {visit, leave} = await createVisitor();
  try {
    return await visit(SLOW_PHONE, async (page, origin) => {
      await page.goto(origin + ROUTE, {waitUntil: 'commit'});
      await page.locator('html[data-script]').waitFor({state: 'attached'});
      const text = page.waitForResponse(/\.text\.txt$/u);
      await page.keyboard.press('/');
      const field = page.getByRole('dialog').locator('input');
      await field.fill('gateway');
      await (await text).finished();
      await page.locator('.DocSearch-HitsFooter a').waitFor();
      await watchKeys(page);
      for (const query of QUERIES) {
        await field.fill('');
        for (const key of query) {
          const before = await countTimes(page);
          await page.keyboard.press(key);
          await page.waitForFunction(`benchTimes.length > ${before}`);
        }
      }
      return page.evaluate<number[]>('benchTimes');
    });
  } finally {
    await leave();
  }
}

async function countTimes(page: Page): Promise<number> {
  return Number(await page.evaluate('benchTimes.length'));
}

/** Keeps the time of each key until the dialog shows what answers it. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.benchTimes = [];
    const dialog = document.querySelector('dialog[open]');
    const isAnswered = (query) => {
      const all = dialog.querySelector('.DocSearch-HitsFooter a');
      if (all) return new URL(all.href).searchParams.get('q') === query.trim();
      return dialog.querySelector('.DocSearch-NoResults')?.textContent.includes(query.trim());
    };
    dialog.addEventListener('input', ({target, timeStamp}) => {
      if (target.value === '') return;
      const look = () => {
        if (isAnswered(target.value)) setTimeout(() => benchTimes.push(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, {capture: true});
  `);
}
