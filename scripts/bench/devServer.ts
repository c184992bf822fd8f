import {spawn} from 'node:child_process';

import type {Page} from '@playwright/test';

import {freePort} from '../../tests/support/freePort';
import {withWebpack} from './build';
import {median, type Row} from './goal';
import {FRAMEWORK, createScratchSite, type ScratchSite} from './scratchSite';
import {launch} from './visit';

/** Saves of a page that count; one before them warms the server up. */
const SAVES = 7;
const FILE = 'docs/concepts/runtime-model.md';
const ROUTE = '/docs/next/concepts/runtime-model/';
const PATIENCE_MS = 240_000;

/** Milliseconds from a saved page to its new text on the screen. */
async function timeSaves(site: ScratchSite, page: Page): Promise<number> {
  const times: number[] = [];
  for (let save = 0; save <= SAVES; save += 1) {
    const text = `Saved for the ${save}. time`;
    site.change(
      FILE,
      (source) => `${source.replace(/\n\nSaved for .*/u, '')}\n\n${text}\n`,
    );
    const started = performance.now();
    await page.getByText(text).waitFor({timeout: PATIENCE_MS});
    times.push(performance.now() - started);
  }
  return median(times.slice(1));
}

async function timeServer(site: ScratchSite): Promise<number> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [FRAMEWORK, 'start', '--no-open', '--port', String(port)],
    {cwd: site.folder, stdio: 'ignore'},
  );
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}${ROUTE}`;
    const giveUp = performance.now() + PATIENCE_MS;
    // The server listens before it has something to show.
    for (;;) {
      const isThere = await page.goto(address).then(
        () => page.locator('main h1').isVisible(),
        () => false,
      );
      if (isThere) break;
      if (performance.now() > giveUp) throw new Error(`${address}: no answer.`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return await timeSaves(site, page);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** How soon a writer sees what was saved, as a share of webpack's time. */
export async function measureDevServer(): Promise<readonly Row[]> {
  const ours = createScratchSite('dev-ours');
  const webpack = createScratchSite('dev-webpack');
  try {
    withWebpack(webpack);
    const other = await timeServer(webpack);
    const own = await timeServer(ours);
    return [
      {
        what: 'saved page to text on the screen ÷ webpack',
        figure: own / other,
        unit: '',
        goal: 0.5,
      },
    ];
  } finally {
    ours.remove();
    webpack.remove();
  }
}
