import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {PAGE_BUDGETS, SEARCH_GOALS} from '../../src/site/budgets';
import {LATEST_VERSION} from '../../src/site/versions';
import {lighthouseReport} from '../lighthouse/pageScores';
import {openBuiltEngine} from '../search/builtEngine';
import {readQueries} from '../search/queries';
import {judge, scoreByClass} from '../search/scoreQueries';
import {createFileSizes} from '../size/brotli';
import {FIGURE_NAMES} from '../size/pagesReport';
import {pageFile, weighPage} from '../size/weighPage';
import type {Figure} from './figures';
import {lighthouseFigures} from './lighthouseFigures';

/** Queries that no ranking was tuned with. */
const KEPT_QUERIES = 'tests/search/queries-kept.json';

/** What one page of each kind weighs. */
export function sizeFigures(outDir: string, baseUrl: string): Figure[] {
  const sizes = createFileSizes(outDir);
  return PAGE_BUDGETS.filter(({route}) =>
    existsSync(pageFile(outDir, route)),
  ).flatMap(({name: page, route, budget}) => {
    const weight = weighPage(outDir, route, baseUrl, sizes);
    return FIGURE_NAMES.map((name) => ({
      group: `size: ${page}`,
      name,
      value: weight[name] / 1000,
      unit: 'kB',
      limit: {most: budget[name]},
    }));
  });
}

/** How well the built index of the latest version answers. */
export async function searchFigures(outDir: string): Promise<Figure[]> {
  const engine = await openBuiltEngine(outDir);
  const outcomes = [];
  for (const query of readQueries(KEPT_QUERIES, LATEST_VERSION)) {
    outcomes.push(judge(query, await engine.ask(query.query, LATEST_VERSION)));
  }
  const score = scoreByClass(outcomes).get('all');
  if (!score) return [];
  return (['recall1', 'recall5', 'mrr', 'section5'] as const).map((name) => ({
    group: 'search',
    name,
    value: score[name],
    unit: '',
    limit: {least: SEARCH_GOALS[name]},
  }));
}

const buildReport = z.object({pages: z.number(), seconds: z.number()});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

/** Playwright's report: suites hold suites, and specs of a file. */
const spec = z.object({ok: z.boolean()});
const suite = z.object({
  file: z.string(),
  specs: z.array(spec).default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof suite>> {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({suites: z.array(suite)});

function countSpecs(suites: readonly z.infer<typeof suite>[]): {
  passed: number;
  failed: number;
} {
  const total = {passed: 0, failed: 0};
  for (const {specs, suites: inner} of suites) {
    for (const {ok} of specs) total[ok ? 'passed' : 'failed'] += 1;
    const below = countSpecs(inner);
    total.passed += below.passed;
    total.failed += below.failed;
  }
  return total;
}

function testFigures(
  group: string,
  {passed, failed}: {passed: number; failed: number},
): Figure[] {
  if (passed + failed === 0) return [];
  return [
    {group, name: 'passed', value: passed, unit: ''},
    {group, name: 'failed', value: failed, unit: '', limit: {most: 0}},
  ];
}

/**
 * Reads a report that a run may have left.
 *
 * @returns Nothing where there is none: the run was not made.
 */
function fromReport<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  read: (report: T) => Figure[],
): Figure[] {
  const name = path.join(folder, file);
  if (!existsSync(name)) return [];
  return read(schema.parse(JSON.parse(readFileSync(name, 'utf8'))));
}

/** What runs before this one have written into their reports. */
export function reportFigures(folder: string): Figure[] {
  return [
    ...fromReport(folder, 'build.json', buildReport, ({pages, seconds}) => [
      {group: 'build', name: 'pages', value: pages, unit: ''},
      {group: 'build', name: 'time', value: seconds, unit: 's'},
    ]),
    ...['unit-tests', 'site-tests'].flatMap((name) =>
      fromReport(folder, `${name}.json`, vitestReport, (report) =>
        testFigures(name.replace('-', ' '), {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
        }),
      ),
    ),
    ...fromReport(
      folder,
      'browser-tests.json',
      playwrightReport,
      ({suites}) => [
        ...testFigures('browser tests', countSpecs(suites)),
        ...testFigures(
          'axe',
          countSpecs(
            suites.filter(({file}) => file.startsWith('accessibility/')),
          ),
        ),
      ],
    ),
    ...fromReport(
      folder,
      'lighthouse.json',
      lighthouseReport,
      lighthouseFigures,
    ),
  ];
}

/** The figures in what a check prints, such as `2 pages with 9 links`. */
export function lineFigures(
  group: string,
  output: string,
  names: Readonly<Record<string, RegExp>>,
): Figure[] {
  return Object.entries(names).flatMap(([name, pattern]): Figure[] => {
    const found = [...output.matchAll(new RegExp(pattern, 'gu'))];
    if (found.length === 0) return [];
    return [
      {
        group,
        name,
        // A check tells some figures once for each version.
        value: found.reduce((total, [, digits]) => total + Number(digits), 0),
        unit: '',
        ...(name === 'mistakes' && {limit: {most: 0}}),
      },
    ];
  });
}
