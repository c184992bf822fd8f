import type {CDPSession, Page} from '@playwright/test';
import {select, selectAll} from 'hast-util-select';
import * as z from 'zod';

import {applicationRuns, at, expect, test} from '../../support/page';
import {treeOf} from '../../support/pageWords';

/**
 * After every page was opened once, all code is loaded and the heap grows little:
 * the framework's links keep an observer for each render.
 */
const HEAP_GROWTH_LATER = 1.25;
const ROUNDS = 4;

/** Pages of a version that its sidebar links to. */
function listed(version: string): string[] {
  const sidebar = select('#docs-menu', treeOf(version));
  const hrefs = sidebar ? selectAll('a[href]', sidebar) : [];
  return [...new Set(hrefs.map(({properties}) => String(properties['href'])))];
}

/** Goes to a page like a click, without a full page load. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(async (target) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      ({pathname, origin}) => pathname === target && origin === location.origin,
    );
    if (!link) throw new Error(`${location.pathname}: no link to ${target}`);
    if (location.pathname === target) return;
    await new Promise((resolve) => {
      document.addEventListener('openchoreo:route', resolve, {once: true});
      link.click();
    });
  }, href);
  expect(new URL(page.url()).pathname).toBe(href);
}

const metricsAnswer = z.object({
  metrics: z.array(z.object({name: z.string(), value: z.number()})),
});

async function measure(session: CDPSession) {
  // Twice, because the first collection may leave more to free.
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

// A trace keeps copies of pages in the measured heap.
test.use({trace: 'off'});

test('several hundred changes of page in one tab leave little heap, no nodes and no listeners behind @full', async ({
  page,
}, testInfo) => {
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
  type Figures = Awaited<ReturnType<typeof measure>>;
  let first: Figures | undefined;
  let once: Figures | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const href of [...listed('/docs/'), ...listed('/docs/next/')]) {
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
  expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  expect(last.nodes).toBeLessThanOrEqual(first.nodes * 1.05);
});
