/**
 * Measures the quality of search: runs all labelled queries on the engine of a
 * built site, in each docs version:
 *
 *   npm run search:score
 *   npm run search:score -- --misses            also lists the misses of the
 *                                               queries for tuning
 *   npm run search:score -- --queries other.json
 *
 * The kept and the blind queries are for evaluation only: fix classes of misses
 * in the queries for tuning, then look at the scores of the others.
 */
import {parseArgs} from 'node:util';

import {SEARCH_GOALS} from '../src/site/budgets';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {askAll, openBuiltEngine, readBuildsOf} from './search/builtEngine';
import {deadLabels, readQueries} from './search/queries';
import {type Outcome, type Score, scoreByClass} from './search/scoreQueries';
import {
  belowGoals,
  overWeight,
  SCORE_NAMES,
  type ScoreName,
  sizesOf,
} from './search/tables';
import {weighSearch} from './search/weighSearch';

const LISTS = [
  {name: 'tuned', file: 'tests/search/queries-tune.json'},
  {name: 'kept', file: 'tests/search/queries-kept.json'},
  // Written before looking at the pages, and labelled twice.
  {name: 'blind', file: 'tests/search/queries-blind.json'},
] as const;

/** All goals apply to the kept queries, and only one to the others. */
function goalNames(list: string): readonly ScoreName[] {
  return list === 'kept' ? SCORE_NAMES : ['early5'];
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      queries: {type: 'string'},
      misses: {type: 'boolean', default: false},
    },
  });
  const {dir, queries: own} = values;
  const lists = own === undefined ? LISTS : [{name: own, file: own}];
  const engine = await openBuiltEngine(dir);
  const faults: string[] = [];
  for (const {name, file} of lists) {
    for (const {name: version, label} of DOCS_VERSIONS) {
      const queries = readQueries(file, version);
      faults.push(...deadLabels(queries, await engine.addresses(version)));
      const outcomes = await askAll(engine, queries, version);
      const title = `${name} queries, ${label}`;
      printScores(title, outcomes, goalNames(name));
      const unanswered = queries.length - outcomes.length;
      if (unanswered > 0)
        console.log(`${unanswered} more queries have no answer.`);
      const all = scoreByClass(outcomes).get('all');
      if (all) faults.push(...belowGoals(title, all, goalNames(name)));
      if (values.misses && !['kept', 'blind'].includes(name)) {
        console.log(missesOf(outcomes));
      }
    }
  }
  faults.push(...(await weigh(dir)));
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

async function weigh(dir: string): Promise<string[]> {
  const builds = await readBuildsOf(dir);
  const weights = DOCS_VERSIONS.map(({name, label}) => ({
    label,
    weight: weighSearch(dir, builds, name),
  }));
  console.log('Size after Brotli');
  console.table(
    Object.fromEntries(
      weights.map(({label, weight}) => [
        label,
        {...weight, ...sizesOf(weight)},
      ]),
    ),
  );
  return weights.flatMap(({label, weight}) => overWeight(label, weight));
}

function printScores(
  title: string,
  outcomes: readonly Outcome[],
  names: readonly ScoreName[],
): void {
  const rounded = ({queries, ...shares}: Score) => ({
    queries,
    ...Object.fromEntries(
      SCORE_NAMES.map((name) => [name, Number(shares[name].toFixed(3))]),
    ),
  });
  console.log(title);
  console.table({
    ...Object.fromEntries(
      [...scoreByClass(outcomes)].map(([name, score]) => [
        name,
        rounded(score),
      ]),
    ),
    goal: Object.fromEntries(names.map((name) => [name, SEARCH_GOALS[name]])),
  });
}

function missesOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({grades}) => !/^[12]/u.test(grades) || !grades.includes('2'))
    .map(({query, grades, rows}) =>
      [
        `${query.class}: "${query.query}" ${grades}`,
        ...rows.slice(0, grades.length).map((row) => `    ${row}`),
        `  expected ${[...(query.anchors ?? query.expect)].join(' ')}`,
      ].join('\n'),
    )
    .join('\n');
}

void runCommand(main);
