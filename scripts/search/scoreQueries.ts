import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import {SearchEngine} from '../../src/plugins/search/engine/search';
import {indexFile, readIndex} from '../../src/plugins/search/shared/corpus';
import type {SearchHit} from '../../src/plugins/search/shared/readHits';

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

/** How many queries are answered; shares are from 0 to 1. */
export interface Score {
  readonly queries: number;
  /** Whose first row is on an answering page. */
  readonly first: number;
  /** With an answering section among the first five rows. */
  readonly inFive: number;
}

/**
 * Opens the search of a built site.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error if there is no index of it.
 */
export async function openBuiltSearch(folder: string, version: string) {
  const file = path.join(folder, indexFile(version));
  const corpus = readIndex(await readFile(file, 'utf8'), version);
  const engine = new SearchEngine(corpus);
  const ask: Ask = (query) => engine.answer({query, baseUrl: '/'}).hits;
  /** Addresses of all pages and sections, without the docs version. */
  const addresses = corpus.pages.flatMap(({route, sections}) =>
    sections.map(({anchor}) =>
      withoutVersion(anchor === '' ? route : `${route}#${anchor}`),
    ),
  );
  return {ask, addresses: new Set(addresses)};
}

/**
 * Asks the labelled queries of a file, but those that no page of the version answers.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error that lists all mistakes in the file.
 */
export function askQueries(file: string, version: string, ask: Ask) {
  const {data, error} = labelledQueries.safeParse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`);
  return data.flatMap(({next, ...labelled}) => {
    const query = {...labelled, ...(version === 'current' ? next : {})};
    const {expect, anchors} = query;
    if (expect.length === 0) return [];
    const rows = ask(query.query)
      .slice(0, 5)
      .map(({url}) => withoutVersion(url));
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

type Outcome = ReturnType<typeof askQueries>[number];

/** The scores of each class of queries, and of all together as `all`. */
export function scoreOutcomes(
  outcomes: readonly Outcome[],
): Readonly<Record<string, Score>> {
  const names = [...new Set(outcomes.map((one) => one.class)), 'all'];
  const scores = names.map((name): [string, Score] => {
    const own = outcomes.filter((one) => [one.class, 'all'].includes(name));
    const share = (key: 'isFirst' | 'isInFive') =>
      own.filter((outcome) => outcome[key]).length / own.length;
    const [first, inFive] = [share('isFirst'), share('isInFive')];
    return [name, {queries: own.length, first, inFive}];
  });
  return Object.fromEntries(scores);
}

function withoutVersion(url: string): string {
  return url.replace(/^\/docs\/next\//u, '/docs/');
}

function pageOf(row: string): string {
  return row.replace(/#.*$/u, '');
}
