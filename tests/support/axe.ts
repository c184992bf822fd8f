import type {Page, TestInfo} from '@playwright/test';
import {source, type AxeResults} from 'axe-core';

import {AUDITED} from './audit';
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

interface Audit {
  /** Number of audited elements. */
  readonly nodes: number;
  /** One line per violating node: rule, selector, reason. */
  readonly violations: readonly string[];
}

/** Runs axe on the page in its current state. */
async function audit(page: Page): Promise<Audit> {
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
      return {
        nodes: document.querySelectorAll('html, html *').length,
        violations: violations.flatMap(({id, nodes}) =>
          nodes.map(
            ({target, failureSummary, html}) =>
              `${id}: ${target.join(' ')} ${html.slice(0, 160)} — ${failureSummary ?? ''}`,
          ),
        ),
      };
    },
    [...TAGS],
  );
}

/** Audits the page in each mode, and fails for every violating node. */
export async function expectAccessible(
  page: Page,
  info: TestInfo,
  state: string,
  modes: readonly Mode[] = MODES,
): Promise<void> {
  const found: string[] = [];
  let nodes = 0;
  for (const mode of modes) {
    await showMode(page, mode);
    await settled(page);
    const result = await audit(page);
    nodes += result.nodes;
    found.push(
      ...result.violations.map(
        (line) => `${state}, ${mode.colorScheme}, ${mode.width} px: ${line}`,
      ),
    );
  }
  info.annotations.push({
    type: AUDITED,
    description: JSON.stringify({
      page: new URL(page.url()).pathname,
      states: modes.length,
      nodes,
      violations: found.length,
    }),
  });
  expect.soft(found, `violating nodes, ${state}`).toEqual([]);
}
