/**
 * Prints the size of one page of each kind and of the scripts on demand next to
 * their budgets, and fails if one is exceeded:
 *
 *   npm run size -- --dir build
 */
import {parseArgs} from 'node:util';

import {PAGE_BUDGETS} from '../src/site/budgets';
import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {kilobytes} from './size/brotli';
import {scriptsReport} from './size/scriptsReport';
import {FIGURE_NAMES, createScale, overBudget} from './size/weighPage';

void runCommand(() => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  requireBuiltSite(values.dir);
  const {baseUrl} = readEnvironment(process.env);
  const weigh = createScale(values.dir, baseUrl);
  const pages = PAGE_BUDGETS.map((page) => ({
    ...page,
    weight: weigh(page.route),
  }));
  const scripts = scriptsReport(values.dir, baseUrl);
  console.log('Pages: kB after Brotli / budget (src/site/budgets.ts)');
  console.table(
    Object.fromEntries(
      pages.map(({name, weight, budget}) => [
        name,
        Object.fromEntries(
          FIGURE_NAMES.map((figure) => [
            figure,
            `${kilobytes(weight[figure])} / ${budget[figure]}`,
          ]),
        ),
      ]),
    ),
  );
  console.log('Scripts on demand: kB after Brotli / budget');
  console.table(scripts.rows);
  const faults = [
    ...pages.flatMap(({weight, ...page}) => overBudget(page, weight)),
    ...scripts.faults,
  ];
  if (faults.length === 0) return;
  process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
});
