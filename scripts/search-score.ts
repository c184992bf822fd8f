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
import {runCommand} from './command';
import {
  askQueries,
  openBuiltSearch,
  scoreOutcomes,
} from './search/scoreQueries';

const FILE = 'tests/search/queries-kept.json';

async function printScores(dir: string, showMisses: boolean): Promise<void> {
  for (const {name, label} of DOCS_VERSIONS) {
    const {ask, addresses} = await openBuiltSearch(dir, name);
    const outcomes = askQueries(FILE, name, ask);
    const dead = outcomes
      .flatMap(({expect, anchors}) => [...expect, ...anchors])
      .filter((address) => !addresses.has(address));
    if (dead.length > 0) {
      throw new Error(
        `${FILE}: ${label} has no ${dead.join(', ')}. Correct it.`,
      );
    }
    console.log(`\n${label}`);
    console.table(scoreOutcomes(outcomes));
    for (const {query, rows, isFirst} of showMisses ? outcomes : []) {
      if (!isFirst) console.log(`${query}: ${rows.join(' ')}`);
    }
  }
}

async function printSheet(dir: string, file: string): Promise<void> {
  const {ask} = await openBuiltSearch(dir, LATEST_VERSION);
  for (const query of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    console.log(`\n## ${query}\n`);
    for (const {url, _snippetResult: marks} of ask(query).slice(0, 5)) {
      console.log(`- [ ] ${url} ${marks?.content?.value ?? ''}`);
    }
  }
}

void runCommand(async () => {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
      fresh: {type: 'string'},
    },
  });
  if (values.fresh === undefined) await printScores(values.dir, values.misses);
  else await printSheet(values.dir, values.fresh);
});
