import type {Page} from '@playwright/test';
import axe from 'axe-core';

import {expect, settled} from './page';

/** WCAG 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const RULES: axe.RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  resultTypes: ['violations'],
};

/** The modes in which every page is audited; color and width are independent. */
export const MODES = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 360},
] as const;

type Mode = (typeof MODES)[number];

/** Shows the page in a color mode and width. */
export async function showMode(
  page: Page,
  {colorScheme, width}: Mode,
): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
}

/** Audits the page, or a part, in each mode, and fails for every violating node. */
export async function expectAccessible(
  page: Page,
  state: string,
  modes: readonly Mode[] = MODES,
  part = ':root',
): Promise<void> {
  for (const mode of modes) {
    await showMode(page, mode);
    await settled(page);
    await page.evaluate(axe.source);
    const audited = page.locator(part);
    const {violations} = await audited.evaluate((element, rules) => {
      // The script above adds it to the window.
      const injected = window as unknown as {axe: typeof axe};
      return injected.axe.run(element, rules);
    }, RULES);
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary = '', html}) =>
          `${id}: ${target.join(' ')} ${html.slice(0, 160)} — ${failureSummary}`,
      ),
    );
    const {colorScheme, width} = mode;
    expect.soft(found, `${state}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}
