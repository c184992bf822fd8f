/**
 * Measures the quality of search: runs all labelled queries on the engine of a
 * built site, in each docs version:
 *
 *   npm run search:score
 *   npm run search:score -- --misses            also lists misses, except those
 *                                               of the kept queries
 *   npm run search:score -- --queries other.json
 *
 * The kept queries are for evaluation only. Fix classes of misses in the tuned
 * queries, then look at the scores of the kept ones.
 */
import {parseArgs} from 'node:util';

import {SEARCH_GOALS} from '../src/site/budgets';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {type Ask, openBuiltEngine, readBuildsOf} from './search/builtEngine';
import {deadLabels, type LabelledQuery, readQueries} from './search/queries';
import {
  judge,
  type Outcome,
  type Score,
  scoreByClass,
} from './search/scoreQueries';
import {belowGoals, overWeight, scoreRow, weightRow} from './search/tables';
import {weighSearch} from './search/weighSearch';
import {textTable} from './size/table';

const LISTS: readonly {name: string; file: string; hasGoals: boolean}[] = [
  {name: 'tuned', file: 'tests/search/queries-tune.json', hasGoals: true},
  {name: 'kept', file: 'tests/search/queries-kept.json', hasGoals: true},
  // Questions of first-time readers in their own words, without a goal.
  {name: 'readers', file: 'tests/search/queries-readers.json', hasGoals: false},
];

/** A query with a worse rank than these is a miss. */
const GOOD_PAGE = 1;
const GOOD_SECTION = 5;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      queries: {type: 'string'},
      misses: {type: 'boolean', default: false},
    },
  });
  const {dir} = values;
  const lists =
    values.queries === undefined
      ? LISTS
      : [{name: values.queries, file: values.queries, hasGoals: true}];
  const engine = await openBuiltEngine(dir);
  const faults: string[] = [];
  for (const {name, file, hasGoals} of lists) {
    for (const {name: version, label} of DOCS_VERSIONS) {
      const queries = readQueries(file, version);
      faults.push(...deadLabels(queries, await engine.addresses(version)));
      const outcomes = await askAll(engine.ask, queries, version);
      const scores = scoreByClass(outcomes);
      print(`${name} queries, ${label}`, scoreTable(scores));
      const all = scores.get('all');
      if (all && hasGoals) faults.push(...belowGoals(`${name}, ${label}`, all));
      if (values.misses && name !== 'kept') print('', missesOf(outcomes));
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
  print(
    'Size after Brotli',
    textTable(
      ['version', 'engine', 'outline', 'first results', 'text', 'per word'],
      weights.map(({label, weight}) => weightRow(label, weight)),
    ),
  );
  return weights.flatMap(({label, weight}) => overWeight(label, weight));
}

async function askAll(
  ask: Ask,
  queries: readonly LabelledQuery[],
  version: string,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    outcomes.push(judge(query, await ask(query.query, version)));
  }
  return outcomes;
}

function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const {recall1, recall5, mrr, section5} = SEARCH_GOALS;
  return textTable(
    ['class', 'queries', 'recall@1', 'recall@5', 'MRR@10', 'section@5'],
    [
      ...[...scores].map(([name, score]) => scoreRow(name, score)),
      ['goal', '', ...[recall1, recall5, mrr, section5].map(String)],
    ],
  );
}

function missesOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(
      ({query, pagePlace, sectionPlace}) =>
        pagePlace !== GOOD_PAGE ||
        (query.anchors && (sectionPlace < 1 || sectionPlace > GOOD_SECTION)),
    )
    .map(({query, pagePlace, sectionPlace, rows}) =>
      [
        `${query.class}: "${query.query}" page ${pagePlace}, section ${sectionPlace}`,
        ...rows.slice(0, GOOD_SECTION).map((row) => `    ${row}`),
        `  expected ${[...(query.anchors ?? query.expect)].join(' ')}`,
      ].join('\n'),
    )
    .join('\n');
}

function print(title: string, text: string): void {
  process.stdout.write(`${title}${title === '' ? '' : '\n\n'}${text}\n\n`);
}

void runCommand(main);
