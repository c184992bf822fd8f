/**
 * Judges the built site with Lighthouse, on a phone and at a desk:
 *
 *   npm run lighthouse -- --runs 5 --route /docs/
 *
 * Prints a row for each page, writes `reports/lighthouse.json` for
 * `npm run report`, and fails below the goals. Scores of speed are those of a
 * machine that does nothing else: the median of several runs tells more.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';
import type {Flags} from 'lighthouse';
import type * as z from 'zod';

import {LIGHTHOUSE_GOALS, PAGE_BUDGETS} from '../src/site/budgets';
import {readEnvironment} from '../src/site/environment';
import {findChromium} from '../tests/support/browser';
import {freePort} from '../tests/support/freePort';
import {median} from './bench/goal';
import {runCommand} from './command/runCommand';
import {category, type PageScores} from './lighthouse/pageScores';
import {portOf, serve} from './serve';
import {textTable} from './size/table';

/** A page that is judged. */
interface Page {
  readonly name: string;
  readonly route: string;
  /** Asks search engines to leave it out, so that audit says nothing of it. */
  readonly isUnindexed: boolean;
}

const PAGES: readonly Page[] = [
  ...PAGE_BUDGETS.map(({name, route}) => ({
    name,
    route,
    isUnindexed: name === 'search',
  })),
  {name: 'docs, Next', route: '/docs/next/', isUnindexed: true},
];

/** How Lighthouse sees a page once. */
async function judge(
  url: string,
  flags: Flags,
  device: PageScores['device'],
): Promise<PageScores['scores']> {
  // A module that CommonJS cannot require.
  const {default: lighthouse, desktopConfig} = await import('lighthouse');
  const result = await lighthouse(
    url,
    flags,
    device === 'desk' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse says nothing.'}`,
    );
  }
  const {categories} = result.lhr;
  return scoresBy((name) => (categories[name]?.score ?? 0) * 100);
}

function scoresBy(
  score: (name: z.infer<typeof category>) => number,
): PageScores['scores'] {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      runs: {type: 'string', default: '1'},
      route: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  const pages = PAGES.filter(
    ({route}) => values.route === undefined || route === values.route,
  );
  if (!Number.isInteger(runs) || runs < 1 || pages.length === 0) {
    throw new Error(
      `lighthouse: --runs is a number from 1, --route one of ${PAGES.map(({route}) => route).join(', ')}.`,
    );
  }
  const {baseUrl} = readEnvironment(process.env);
  const server = await serve({folder: values.dir, baseUrl, port: 0});
  const origin = `http://localhost:${portOf(server)}`;
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: category.options,
    // The star counter asks another site, which is not what is judged.
    blockedUrlPatterns: ['https://*'],
  };
  const judged: PageScores[] = [];
  try {
    for (const {name: page, route, isUnindexed} of pages) {
      for (const device of ['phone', 'desk'] as const) {
        const all: PageScores['scores'][] = [];
        for (let run = 0; run < runs; run += 1) {
          const url = origin + baseUrl + route.slice(1);
          const skipAudits = isUnindexed ? ['is-crawlable'] : [];
          all.push(await judge(url, {...flags, skipAudits}, device));
        }
        const scores = scoresBy((name) => median(all.map((one) => one[name])));
        judged.push({page, device, scores});
        process.stderr.write(
          `[${judged.length}/${pages.length * 2}] ${page}, ${device}\n`,
        );
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  mkdirSync('reports', {recursive: true});
  writeFileSync(
    path.join('reports', 'lighthouse.json'),
    `${JSON.stringify(judged, null, 2)}\n`,
  );
  const rows = judged.map(({page, device, scores}) => [
    `${page}, ${device}`,
    ...category.options.map((name) => scores[name].toFixed(0)),
  ]);
  process.stdout.write(`${textTable(['page', ...category.options], rows)}\n`);
  const isBelow = ({scores}: PageScores): boolean =>
    category.options.some((name) => scores[name] < LIGHTHOUSE_GOALS[name]);
  if (judged.some(isBelow)) process.exitCode = 1;
}

void runCommand(main);
