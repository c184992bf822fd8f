import {LIGHTHOUSE_GOALS} from '../../src/site/budgets';
import {category, type PageScores} from '../lighthouse/pageScores';
import type {Figure} from './figures';

/** The lowest score of all pages, a device and category each. */
export function lighthouseFigures(pages: readonly PageScores[]): Figure[] {
  const devices = [...new Set(pages.map(({device}) => device))];
  return devices.flatMap((device) =>
    category.options.map((name): Figure => {
      const judged = pages.filter((page) => page.device === device);
      return {
        group: `Lighthouse: ${device}`,
        name,
        value: Math.min(...judged.map(({scores}) => scores[name])),
        unit: '',
        limit: {least: LIGHTHOUSE_GOALS[name]},
      };
    }),
  );
}
