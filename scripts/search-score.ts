/**
 * Measures the search of the built site with labelled queries in each docs version,
 * and lists those that are not answered at once:
 *
 *   npm run search:score
 *   npm run search:score -- FILE   the first rows for other queries, one a line of
 *                                  the file, to grade by hand
 *
 * The labelled queries are kept for measuring: fix what other ones show.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {SearchEngine} from '../src/plugins/search/engine/search';
import {indexFile, readIndex} from '../src/plugins/search/shared/corpus';
import type {SearchHit} from '../src/plugins/search/shared/readHits';
import {DOCS_VERSIONS, LATEST} from '../src/site/versions';
import {runCommand} from './command';

const FILE = 'tests/search/queries-kept.json';

const answers = z.strictObject({
  /** Addresses of answering pages, without the version. */
  expect: z.array(z.string().startsWith('/')),
  /** Addresses of answering sections. A page without one answers as a whole. */
  anchors: z.array(z.string().startsWith('/')).default([]),
});

const labelledQueries = z.array(
  z.strictObject({
    query: z.string(),
    class: z.string(),
    ...answers.shape,
    /** The answers in Next if they differ. */
    next: answers.optional(),
  }),
);

/** The hits for a query. */
type Ask = (query: string) => readonly SearchHit[];

/**
 * Opens the search of a built site.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error if there is no index of it.
 */
export function openBuiltSearch(folder: string, version: string): Ask {
  const file = path.join(folder, indexFile(version));
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run npm run build first.`);
  }
  const engine = new SearchEngine(readIndex(readFileSync(file, 'utf8'), file));
  return (query) => engine.answer({query, baseUrl: '/'}).hits;
}

/**
 * Asks the labelled queries, but those that no page of the version answers.
 *
 * @param version - The framework's name of the docs version.
 * @returns The shares (0 to 1) of those whose first row is on an answering page, and
 *   that have an answering section among the first five rows; and the rows of those
 *   whose first row is not.
 */
export function scoreSearch(version: string, ask: Ask) {
  const labelled = labelledQueries.parse(
    JSON.parse(readFileSync(FILE, 'utf8')),
  );
  let [asked, first, inFive] = [0, 0, 0];
  const missed: string[] = [];
  for (const {query, next, ...latest} of labelled) {
    const {expect, anchors} = (version === 'current' && next) || latest;
    if (expect.length === 0) continue;
    const rows = ask(query)
      .slice(0, 5)
      // The section's own address: a link may open a tab in it.
      .map(({objectID}) => objectID.replace(/^\/docs\/next\//u, '/docs/'));
    const isAnswer = (row: string): boolean =>
      anchors.includes(row) ||
      // A page answers as a whole if none of its sections is labelled.
      (expect.includes(pageOf(row)) &&
        (anchors.length === 0 || !row.includes('#')) &&
        !anchors.some((anchor) => anchor.startsWith(`${pageOf(row)}#`)));
    asked += 1;
    if (rows.some(isAnswer)) inFive += 1;
    if (expect.includes(pageOf(rows[0] ?? ''))) first += 1;
    else missed.push(`${query}: ${rows.join(' ')}`);
  }
  return {asked, first: first / asked, inFive: inFive / asked, missed};
}

function pageOf(row: string): string {
  return row.replace(/#.*$/u, '');
}

function printRows(file: string): void {
  const ask = openBuiltSearch('build', LATEST.name);
  for (const query of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    console.log(`\n## ${query}\n`);
    for (const {url, content} of ask(query).slice(0, 5)) {
      console.log(`- [ ] ${url} ${content ?? ''}`);
    }
  }
}

function main(): void {
  const [file] = process.argv.slice(2);
  if (file !== undefined) {
    printRows(file);
    return;
  }
  for (const {name, label} of DOCS_VERSIONS) {
    const {missed, ...score} = scoreSearch(
      name,
      openBuiltSearch('build', name),
    );
    console.log(`\n${label}`, score, `\n${missed.join('\n')}`);
  }
}

if (require.main === module) void runCommand(main);
