import type {CDPSession, Page} from '@playwright/test';

import * as z from 'zod';

import {applicationRuns, at, expect, test} from '../../support/page';
import {DOCS_ROUTES} from '../../support/routes';

/** Once every page was opened, nothing more may come. */
const HEAP_GROWTH_LATER = 1.15;
/** Beside ten pages: the code of ten more is kept. */
const HEAP_GROWTH = 1.5;
const ROUNDS = 4;

/** Pages of a version that its sidebar names. */
function listed(version: 'v0.3.x' | 'Next'): string[] {
  return DOCS_ROUTES.filter(
    (route) => route.version === version && !route.unlisted,
  ).map(({path}) => at(path));
}

/** Goes to a page as a click does, without loading it as a whole. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(async (target) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      ({pathname, origin}) => pathname === target && origin === location.origin,
    );
    if (!link) throw new Error(`${location.pathname}: no link to ${target}`);
    if (location.pathname === target) return;
    await new Promise<void>((resolve) => {
      document.addEventListener(
        'openchoreo:route',
        () => {
          resolve();
        },
        {once: true},
      );
      link.click();
    });
  }, href);
  expect(new URL(page.url()).pathname).toBe(href);
}

const metricsAnswer = z.object({
  metrics: z.array(z.object({name: z.string(), value: z.number()})),
});

interface Figures {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function measure(session: CDPSession): Promise<Figures> {
  // Twice: what the first frees may hold more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = metricsAnswer.parse(
    await session.send('Performance.getMetrics'),
  );
  const value = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

// A trace keeps copies of pages in the heap that is measured.
test.use({trace: 'off'});

test(
  'several hundred changes of page in one tab leave no heap, no nodes and no listeners behind',
  {tag: '@full'},
  async ({page}, testInfo) => {
    testInfo.setTimeout(600_000);
    await page.goto(at('/docs/'));
    await applicationRuns(page);
    await page.evaluate(() => {
      document.documentElement.dataset['crawl'] = '';
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const home = at('/docs/');
    let changes = 0;
    let first: Figures | undefined;
    let once: Figures | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const href of [...listed('v0.3.x'), ...listed('Next')]) {
        const isSwitch = href === at('/docs/next/');
        if (isSwitch) await follow(page, home);
        await follow(page, href);
        changes += 1;
        if (changes === 10) {
          await follow(page, home);
          first = await measure(session);
          await follow(page, href);
        }
      }
      await follow(page, at('/docs/next/'));
      await follow(page, home);
      once ??= await measure(session);
    }
    const last = await measure(session);
    const line = `${changes} changes of page; after ten, after all and at the end: ${JSON.stringify([first, once, last])}`;
    await testInfo.attach('figures', {body: line});
    process.stdout.write(`\n${line}\n`);
    await expect(page.locator('html')).toHaveAttribute('data-crawl', '');
    expect(changes).toBeGreaterThan(250);
    if (!first || !once) throw new Error('fewer than ten pages');
    expect(last.heap / once.heap).toBeLessThan(HEAP_GROWTH_LATER);
    expect(last.heap / first.heap).toBeLessThan(HEAP_GROWTH);
    expect(last.listeners).toBeLessThanOrEqual(first.listeners);
    expect(last.nodes).toBeLessThanOrEqual(first.nodes * 1.05);
  },
);
