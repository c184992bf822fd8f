import type {Page} from '@playwright/test';
import {source, type AxeResults} from 'axe-core';

import {expect} from './page';
import {settled} from './reader';

/** WCAG 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
] as const;

/** The color modes and widths in which every page is audited. */
export const MODES = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 1280},
  {colorScheme: 'light', width: 360},
  {colorScheme: 'dark', width: 360},
] as const;

export type Mode = (typeof MODES)[number];

/** Shows the page in a color mode and width. */
export async function showMode(
  page: Page,
  {colorScheme, width}: Mode,
): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: width > 996 ? 800 : 740});
}

/** One line for each violating node of the page as it is: rule, selector, reason. */
async function violationsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async (tags) => {
      // The script above adds it to the window.
      const {axe} = window as unknown as {
        axe: {run: (options: object) => Promise<AxeResults>};
      };
      const {violations} = await axe.run({
        runOnly: {type: 'tag', values: tags},
        resultTypes: ['violations'],
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary, html}) =>
            `${id}: ${target.join(' ')} ${html.slice(0, 160)} — ${failureSummary ?? ''}`,
        ),
      );
    },
    [...TAGS],
  );
}

/** Audits the page in each mode, and fails for every violating node. */
export async function expectAccessible(
  page: Page,
  state: string,
  modes: readonly Mode[] = MODES,
): Promise<void> {
  const found: string[] = [];
  for (const mode of modes) {
    await showMode(page, mode);
    await settled(page);
    for (const line of await violationsOn(page)) {
      found.push(`${state}, ${mode.colorScheme}, ${mode.width} px: ${line}`);
    }
  }
  expect.soft(found, `violating nodes, ${state}`).toEqual([]);
}
