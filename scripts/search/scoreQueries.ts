import {readFileSync} from 'node:fs';

import * as z from 'zod';

import {type BuiltSearch, withoutVersion} from './builtSearch';

const answers = z.strictObject({
  /** Addresses of answering pages, without the version. */
  expect: z.array(z.string().startsWith('/')),
  /** Addresses of answering sections. A page without one answers as a whole. */
  anchors: z.array(z.string().startsWith('/')).optional(),
});

const queries = z
  .array(
    z.strictObject({
      query: z.string(),
      class: z.string(),
      ...answers.shape,
      /** The answers in Next if they differ. */
      next: answers.optional(),
    }),
  )
  .min(1);

/** A query with its answers in one docs version. */
export interface LabelledQuery extends z.infer<typeof answers> {
  readonly query: string;
  readonly class: string;
}

/** How many queries are answered; shares are from 0 to 1. */
export interface Score {
  readonly queries: number;
  /** Whose first row is on an answering page. */
  readonly first: number;
  /** With an answering section among the first five rows. */
  readonly inFive: number;
}

const ROWS = 5;

/**
 * Reads labelled queries, without those that no page of the version answers.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error that lists all mistakes in the file.
 */
export function readQueries(
  file: string,
  version: string,
): readonly LabelledQuery[] {
  const {data, error} = queries.safeParse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`);
  return data
    .map(({next, ...query}) =>
      version === 'current' && next ? {...query, ...next} : query,
    )
    .filter(({expect}) => expect.length > 0);
}

/**
 * @param known - Addresses of all pages and sections, without the version.
 * @returns A sentence for each label without a page or section.
 */
export function deadLabels(
  labelled: readonly LabelledQuery[],
  known: ReadonlySet<string>,
): string[] {
  return labelled.flatMap(({query, expect, anchors = []}) =>
    [...expect, ...anchors]
      .filter((label) => !known.has(label))
      .map((label) => `"${query}": page or section ${label} does not exist.`),
  );
}

/** Whether the first row, and one of the first five, answer a query. */
export function judge(
  {query, expect, anchors = []}: LabelledQuery,
  {ask}: Pick<BuiltSearch, 'ask'>,
) {
  const rows = ask(query)
    .hits.slice(0, ROWS)
    .map(({url}) => withoutVersion(url));
  const isAnswer = (row: string): boolean =>
    anchors.includes(row) ||
    // A page answers as a whole if none of its sections is labelled.
    (expect.includes(pageOf(row)) &&
      (anchors.length === 0 || !row.includes('#')) &&
      !anchors.some((anchor) => anchor.startsWith(`${pageOf(row)}#`)));
  return {
    rows,
    isFirst: expect.includes(pageOf(rows[0] ?? '')),
    isInFive: rows.some(isAnswer),
  };
}

/** The scores of each class of queries, and of all together as `all`. */
export function scoreQueries(
  labelled: readonly LabelledQuery[],
  search: Pick<BuiltSearch, 'ask'>,
): ReadonlyMap<string, Score> {
  const outcomes = labelled.map((query) => ({
    name: query.class,
    ...judge(query, search),
  }));
  const names = [...new Set(outcomes.map(({name}) => name)), 'all'];
  return new Map(
    names.map((wanted) => {
      const own = outcomes.filter(
        ({name}) => wanted === 'all' || name === wanted,
      );
      const share = (key: 'isFirst' | 'isInFive') =>
        own.filter((outcome) => outcome[key]).length / own.length;
      const score = {
        queries: own.length,
        first: share('isFirst'),
        inFive: share('isInFive'),
      };
      return [wanted, score];
    }),
  );
}

function pageOf(row: string): string {
  return row.replace(/#.*$/u, '');
}
