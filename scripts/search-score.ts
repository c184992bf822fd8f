/**
 * Measures the search of the built site with labelled queries in each docs version,
 * and lists those that are not answered at once: `npm run search:score`.
 *
 * The labelled queries are kept for measuring: fix what other ones show.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SearchEngine} from '../src/plugins/search/engine/search';
import {
  type Corpus,
  indexFile,
  readIndex,
} from '../src/plugins/search/shared/corpus';
import type {SearchHit} from '../src/plugins/search/shared/readHits';
import {DOCS_VERSIONS} from '../src/site/versions';
import labelledQueries from '../tests/search/queries-kept.json';
import {runCommand} from './command';

/** The hits for a query. */
type Ask = (query: string) => readonly SearchHit[];

/**
 * Reads an index of a built site.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error if there is no index of it.
 */
export function readBuiltIndex(folder: string, version: string): Corpus {
  const file = path.join(folder, indexFile(version));
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run npm run build first.`);
  }
  return readIndex(readFileSync(file, 'utf8'), file);
}

/**
 * Opens the search of a built site.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error if there is no index of it.
 */
export function openBuiltSearch(folder: string, version: string): Ask {
  const engine = new SearchEngine(readBuiltIndex(folder, version));
  return (query) => engine.answer({query, baseUrl: '/'}).hits;
}

/**
 * Asks the labelled queries, but those that no page of the version answers. `expect`
 * has the addresses of answering pages, without the version, and `anchors` those of
 * answering sections: a page without one answers as a whole. `next` has the answers
 * in Next if they differ.
 *
 * @param version - The framework's name of the docs version.
 * @returns How many are asked; the shares (0 to 1) of those whose first row is on an
 *   answering page, and that have an answering section among the first five rows;
 *   and the rows of those whose first row is not.
 */
export function scoreSearch(version: string, ask: Ask) {
  const count = {asked: 0, first: 0, inFive: 0};
  const missed: string[] = [];
  for (const {query, next, ...latest} of labelledQueries) {
    const {expect, anchors} = version === 'current' && next ? next : latest;
    if (expect.length === 0) continue;
    const rows = ask(query)
      .slice(0, 5)
      // The section's own address: a link may open a tab in it.
      .map(({objectID}) => objectID.replace(/^\/docs\/next\//u, '/docs/'));
    const isAnswer = (row: string): boolean => {
      const page = pageOf(row);
      if (anchors.includes(row)) return true;
      if (!expect.includes(page)) return false;
      // Where sections are labelled, no other section answers.
      if (anchors.length > 0 && row !== page) return false;
      // A page answers as a whole if none of its own is.
      return !anchors.some((anchor) => pageOf(anchor) === page);
    };
    count.asked += 1;
    if (rows.some(isAnswer)) count.inFive += 1;
    if (expect.includes(pageOf(rows[0] ?? ''))) count.first += 1;
    else missed.push(`${query}: ${rows.join(' ')}`);
  }
  const {asked, first, inFive} = count;
  return {asked, first: first / asked, inFive: inFive / asked, missed};
}

function pageOf(row: string): string {
  return row.replace(/#.*$/u, '');
}

function main(): void {
  for (const {name, label} of DOCS_VERSIONS) {
    const ask = openBuiltSearch('build', name);
    const {missed, ...score} = scoreSearch(name, ask);
    console.log(`\n${label}`, score, `\n${missed.join('\n')}`);
  }
}

if (require.main === module) void runCommand(main);
