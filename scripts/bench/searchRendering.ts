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
      const times: number[] = [];
      for (const query of QUERIES) {
        await field.fill('');
        for (const key of query) {
          await page.keyboard.press(key);
          times.push(Number(await page.evaluate('benchAnswered')));
        }
      }
      return times;
    });
  } finally {
    await leave();
  }
}

/** Keeps, for each key, the time until the dialog shows what answers it. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(`
    const dialog = document.querySelector('dialog[open]');
    const isAnswered = (query) => {
      const all = dialog.querySelector('.DocSearch-HitsFooter a');
      if (all) return new URL(all.href).searchParams.get('q').trim() === query;
      return dialog.querySelector('.DocSearch-NoResults')?.textContent.includes(query);
    };
    dialog.addEventListener('input', ({target, timeStamp}) => {
      const query = target.value.trim();
      if (query === '') return;
      globalThis.benchAnswered = new Promise((resolve) => {
        const look = () => {
          if (isAnswered(query)) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }, {capture: true});
  `);
}
