import type {Page, Route} from '@playwright/test';

import {STARS_KEY, STARS_REFUSED_KEY} from '../../../src/site/storageKeys';
import {fromBase} from '../../support/address';
import {DESKTOP, hold} from '../../support/page';
import {
  expect,
  stored,
  started,
  STARS_ANSWERED,
  test,
} from '../../support/reader';

const ALLOW = {'access-control-allow-origin': '*'};

/** Responses of the source host instead of a star count. */
const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '403': (route) => route.fulfill({status: 403, headers: ALLOW, json: {}}),
  'the page of a captive portal': (route) =>
    route.fulfill({
      headers: ALLOW,
      contentType: 'text/html',
      body: '<!doctype html><title>Log in</title>',
    }),
  nothing: (route) => route.abort('connectionrefused'),
};

async function countOf(page: Page): Promise<string> {
  const link = page.locator('.theme-layout-navbar-right a[href*="github.com"]');
  return (await link.textContent()) ?? '';
}

for (const [index, [answer, respond]] of Object.entries(ANSWERS).entries()) {
  const tag = index === 0 ? [] : ['@full'];
  test(
    `fault 16: ${answer} from the source host leaves the stored number, and for an hour nobody asks`,
    {tag},
    async ({page}) => {
      let calls = 0;
      await page.route('https://api.github.com/**', async (route) => {
        calls += 1;
        await respond(route);
      });
      await page.addInitScript((key) => {
        try {
          localStorage.setItem(
            key,
            JSON.stringify({value: 77, timestamp: Date.now() - 2 * 3_600_000}),
          );
        } catch {
          // The blank page before the first one has no storage.
        }
      }, STARS_KEY);
      await page.goto('docs/');
      await started(page);
      await expect.poll(() => stored(page, STARS_REFUSED_KEY)).not.toBeNull();
      expect(await countOf(page)).toContain('Stars: 77');
      await page.goto(fromBase('/docs/overview/architecture/'));
      // By now the page has requested the count, if it does so at all.
      await started(page);
      await expect.poll(() => countOf(page)).toContain('Stars: 77');
      expect(calls).toBe(1);
    },
  );
}

test(
  'fault 16: a source host that never answers is not asked by every page',
  {tag: '@full'},
  async ({page}) => {
    let calls = 0;
    await page.route('https://api.github.com/**', () => {
      calls += 1;
    });
    await page.goto('docs/');
    await expect.poll(() => calls).toBe(1);
    for (const address of [fromBase('/docs/overview/architecture/'), 'blog/']) {
      await page.goto(address);
      await started(page);
      expect(await stored(page, STARS_REFUSED_KEY)).not.toBeNull();
    }
    expect(calls).toBe(1);
  },
);

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where texts and images are drawn, each without its padding. */
function drawnIn(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate((parts) => {
    const boxes: Box[] = [];
    for (const part of document.querySelectorAll(parts)) {
      const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ALL);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node.nodeName !== 'svg' && !(node instanceof Text)) continue;
        const range = document.createRange();
        range.selectNode(node);
        const {left, right, top, bottom} = range.getBoundingClientRect();
        if (right === left) continue;
        boxes.push({text: node.textContent ?? '', left, right, top, bottom});
      }
    }
    return boxes;
  }, selector);
}

test(
  'fault 16: a number that comes late moves nothing',
  {tag: '@full'},
  async ({page}) => {
    const answer = await hold(page, 'https://api.github.com/**');
    await page.setViewportSize(DESKTOP);
    await page.goto(fromBase('/docs/concepts/runtime-model/'));
    await started(page);
    const parts = 'header, main h1, main .markdown p';
    const before = await drawnIn(page, parts);
    expect(await countOf(page)).not.toContain('Stars');
    answer();
    const count = `Stars: ${STARS_ANSWERED}`;
    await expect.poll(() => countOf(page)).toContain(count);
    const after = await drawnIn(page, parts);
    const isCount = ({text}: Box): boolean => text === count;
    expect(after.filter((box) => !isCount(box))).toEqual(before);
    // It is inside the navbar and overlaps no other text.
    const own = after.find(isCount);
    const end = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(own?.bottom).toBeLessThan(end);
    const under = before.filter(
      ({left, right, top, bottom}) =>
        own !== undefined &&
        left < own.right &&
        right > own.left &&
        top < own.bottom &&
        bottom > own.top,
    );
    expect(under.map(({text}) => text)).toEqual([]);
  },
);
