/**
 * Measures the search of the built site with labelled queries, by class, in each
 * docs version, and lists those that are not answered at once:
 *
 *   npm run search:score
 *   npm run search:score -- --fresh FILE   the first rows for other queries, one a
 *                                          line of the file, to grade by hand
 *
 * The labelled queries are kept for measuring: fix what other ones show.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

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
  const corpus = readIndex(readFileSync(file, 'utf8'), file);
  const engine = new SearchEngine(corpus);
  return (query) => engine.answer({query, baseUrl: '/'}).hits;
}

/**
 * Asks the labelled queries, but those that no page of the version answers.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error that lists all mistakes in their file.
 */
export function askQueries(version: string, ask: Ask) {
  const {data, error} = labelledQueries.safeParse(
    JSON.parse(readFileSync(FILE, 'utf8')),
  );
  if (error) throw new Error(`${FILE}:\n${z.prettifyError(error)}`);
  return data.flatMap(({next, ...labelled}) => {
    const query = {...labelled, ...(version === 'current' ? next : {})};
    const {expect, anchors} = query;
    if (expect.length === 0) return [];
    const rows = ask(query.query)
      .slice(0, 5)
      // The section's own address: a link may open a tab in it.
      .map(({objectID}) => objectID.replace(/^\/docs\/next\//u, '/docs/'));
    const isAnswer = (row: string): boolean =>
      anchors.includes(row) ||
      // A page answers as a whole if none of its sections is labelled.
      (expect.includes(pageOf(row)) &&
        (anchors.length === 0 || !row.includes('#')) &&
        !anchors.some((anchor) => anchor.startsWith(`${pageOf(row)}#`)));
    const isFirst = expect.includes(pageOf(rows[0] ?? ''));
    return {...query, rows, isFirst, isInFive: rows.some(isAnswer)};
  });
}

/**
 * The scores of each class of queries, and of all together as `all`: how many are
 * asked, and the shares (0 to 1) whose first row is on an answering page, and that
 * have an answering section among the first five rows.
 */
export function scoreOutcomes(outcomes: ReturnType<typeof askQueries>) {
  const names = [...new Set(outcomes.map((one) => one.class)), 'all'];
  const scores = names.map((name) => {
    const own = outcomes.filter((one) => [one.class, 'all'].includes(name));
    const share = (key: 'isFirst' | 'isInFive') =>
      own.filter((outcome) => outcome[key]).length / own.length;
    const [first, inFive] = [share('isFirst'), share('isInFive')];
    return [name, {queries: own.length, first, inFive}] as const;
  });
  return Object.fromEntries(scores);
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
  const {fresh} = parseArgs({options: {fresh: {type: 'string'}}}).values;
  if (fresh !== undefined) {
    printRows(fresh);
    return;
  }
  for (const {name, label} of DOCS_VERSIONS) {
    const outcomes = askQueries(name, openBuiltSearch('build', name));
    console.log(`\n${label}`);
    console.table(scoreOutcomes(outcomes));
    for (const {query, rows, isFirst} of outcomes) {
      if (!isFirst) console.log(`${query}: ${rows.join(' ')}`);
    }
  }
}

if (require.main === module) void runCommand(main);
