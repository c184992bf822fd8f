/**
 * Measures the search of a built site, in each docs version:
 *
 *   npm run search:score                   the labelled queries, by class
 *   npm run search:score -- --misses       also lists those not answered at once
 *   npm run search:score -- --fresh FILE   a sheet to grade new queries by hand;
 *                                          FILE has one query a line
 *
 * The labelled queries are kept for measuring: mend what fresh ones show.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {DOCS_VERSIONS, LATEST_VERSION} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {openBuiltSearch} from './search/builtSearch';
import {
  deadLabels,
  judge,
  readQueries,
  scoreQueries,
} from './search/scoreQueries';

const FILE = 'tests/search/queries-kept.json';

function printScores(dir: string, showMisses: boolean): void {
  for (const {name, label} of DOCS_VERSIONS) {
    const search = openBuiltSearch(dir, name);
    const queries = readQueries(FILE, name);
    const dead = deadLabels(queries, search.addresses);
    if (dead.length > 0) throw new Error(dead.join('\n'));
    console.log(`\n${label}`);
    const scores = scoreQueries(queries, search);
    console.table(
      Object.fromEntries(
        [...scores].map(([row, {queries: count, first, inFive}]) => [
          row,
          {queries: count, first: first.toFixed(3), inFive: inFive.toFixed(3)},
        ]),
      ),
    );
    if (!showMisses) continue;
    for (const query of queries) {
      const {rows, isFirst} = judge(query, search);
      if (!isFirst) console.log(`${query.query}: ${rows.join(' ')}`);
    }
  }
}

function printSheet(dir: string, file: string): void {
  const {ask} = openBuiltSearch(dir, LATEST_VERSION);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const query of lines) {
    console.log(`\n## ${query}\n`);
    for (const {url, _snippetResult: marks} of ask(query).hits.slice(0, 5)) {
      console.log(`- [ ] ${url} ${marks?.content?.value ?? ''}`);
    }
  }
}

await runCommand(() => {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
      fresh: {type: 'string'},
    },
  });
  if (values.fresh === undefined) printScores(values.dir, values.misses);
  else printSheet(values.dir, values.fresh);
});
