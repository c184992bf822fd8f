import {existsSync} from 'node:fs';

import {
  FIGURES,
  PAGE_BUDGETS,
  type Figure,
  type PageBudget,
} from '../../src/site/budgets';
import {createFileSizes} from './brotli';
import {kilobytes, type Rows} from './table';
import {pageFile, weighPage, type PageWeight} from './weighPage';

/** A table and what is over budget, one sentence each. */
export interface Report {
  readonly rows: Rows;
  readonly faults: readonly string[];
}

/** The columns of the table, in order. */
const FIGURE_NAMES = Object.keys(FIGURES).filter(
  (name): name is Figure => name in FIGURES,
);

/** @returns A sentence for each size of a page that is over budget. */
export function overBudget(
  {route, budget}: PageBudget,
  weight: PageWeight,
): string[] {
  return FIGURE_NAMES.filter(
    (figure) => weight[figure] > budget[figure] * 1000,
  ).map(
    (figure) =>
      `${route}: ${FIGURES[figure]}: ${kilobytes(weight[figure])} kB, but at most ${budget[figure]} kB are allowed. Reduce it, or raise the budget in src/site/budgets.ts and say why.`,
  );
}

/**
 * Measures one page of each kind.
 *
 * @param baseUrl - Starts and ends with a slash.
 */
export function pagesReport(outDir: string, baseUrl: string): Report {
  const sizes = createFileSizes(outDir);
  const isBuilt = ({route}: PageBudget): boolean =>
    existsSync(pageFile(outDir, route));
  const weighed = PAGE_BUDGETS.filter(isBuilt).map((page) => ({
    page,
    weight: weighPage(outDir, page.route, baseUrl, sizes),
  }));
  return {
    rows: Object.fromEntries(
      weighed.map(({page, weight}) => [
        page.name,
        Object.fromEntries(
          FIGURE_NAMES.map((figure) => [
            figure,
            `${kilobytes(weight[figure])} / ${page.budget[figure]}`,
          ]),
        ),
      ]),
    ),
    faults: [
      ...PAGE_BUDGETS.filter((page) => !isBuilt(page)).map(
        ({name, route}) =>
          `${route}: the page "${name}" is missing from the build. Correct its route in src/site/budgets.ts.`,
      ),
      ...weighed.flatMap(({page, weight}) => overBudget(page, weight)),
      ...[...sizes.missing].map(
        (file) => `${file}: a page loads this file, but the build lacks it.`,
      ),
    ],
  };
}
