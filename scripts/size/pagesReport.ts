import {existsSync} from 'node:fs';

import {
  FIGURES,
  PAGE_BUDGETS,
  type Figure,
  type PageBudget,
} from '../../src/site/budgets';
import {createFileSizes} from './brotli';
import {kilobytes, textTable} from './table';
import {pageFile, weighPage, type PageWeight} from './weighPage';

/** A table, and a sentence for everything in it that must not be. */
export interface Report {
  readonly text: string;
  readonly faults: readonly string[];
}

/** The columns of the table, in their order. */
export const FIGURE_NAMES = Object.keys(FIGURES).filter(
  (name): name is Figure => name in FIGURES,
);

/** @returns A sentence for each figure of a page that is over its budget. */
export function overBudget(
  {route, budget}: PageBudget,
  weight: PageWeight,
): string[] {
  return FIGURE_NAMES.filter(
    (figure) => weight[figure] > budget[figure] * 1000,
  ).map(
    (figure) =>
      `${route}: ${FIGURES[figure]}: ${kilobytes(weight[figure])} kB, allowed ${budget[figure]} kB. Make it lighter, or say in src/site/budgets.ts why it may weigh more.`,
  );
}

/**
 * Weighs one page of each kind.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function pagesReport(outDir: string, baseUrl: string): Report {
  const sizes = createFileSizes(outDir);
  const isBuilt = ({route}: PageBudget): boolean =>
    existsSync(pageFile(outDir, route));
  const weighed = PAGE_BUDGETS.filter(isBuilt).map((page) => ({
    page,
    weight: weighPage(outDir, page.route, baseUrl, sizes),
  }));
  const rows = weighed.map(({page, weight}) => [
    page.name,
    ...FIGURE_NAMES.map(
      (figure) => `${kilobytes(weight[figure])} / ${page.budget[figure]}`,
    ),
  ]);
  const legend = FIGURE_NAMES.map((figure) => `${figure}: ${FIGURES[figure]}`);
  return {
    text: [
      'Pages: kB after brotli / budget',
      textTable(['page', ...FIGURE_NAMES], rows),
      legend.join('\n'),
    ].join('\n\n'),
    faults: [
      ...PAGE_BUDGETS.filter((page) => !isBuilt(page)).map(
        ({name, route}) => `${route}: the page "${name}" was not built.`,
      ),
      ...weighed.flatMap(({page, weight}) => overBudget(page, weight)),
      ...[...sizes.missing].map(
        (file) => `${file}: a page names it, but it was not built.`,
      ),
    ],
  };
}
