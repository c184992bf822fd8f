import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {parse, stringify} from 'yaml';
import * as z from 'zod';

/** A query that was written without the pages at hand. */
const QUERY = z.object({q: z.string(), class: z.string()});
export type FreshQuery = z.infer<typeof QUERY>;

/** One row of a query, as whoever grades it sees it. */
const ROW = z.strictObject({
  query: z.string(),
  row: z.string(),
  address: z.string(),
  /** 2 answers, 1 helps, 0 does neither; `null` until it is graded. */
  grade: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
});
export type GradedRow = z.infer<typeof ROW>;

/** What search answers to a query in a docs version: its best rows. */
export interface FreshAnswer {
  readonly query: FreshQuery;
  readonly version: string;
  /** Addresses are without the version, because a grade holds for both. */
  readonly rows: readonly {readonly row: string; readonly address: string}[];
}

/** A share of queries with its interval of 95 %, from 0 to 1. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface FreshScore {
  readonly queries: number;
  /** A first row that answers or helps. */
  readonly usefulFirst: Share;
  /** A row that answers among the best five, of queries that any row answers. */
  readonly answered5: Share;
  readonly ndcg5: number;
}

const ROWS = 5;

/** @throws Error if the file is not a list of queries with classes. */
export function readFreshQueries(file: string): readonly FreshQuery[] {
  return z
    .array(QUERY)
    .min(1)
    .parse(parse(readFileSync(file, 'utf8')));
}

/**
 * Adds the rows of all answers to a sheet, in an order that tells nothing of their
 * ranks. Grades that are there stay.
 *
 * @returns The rows of the sheet.
 */
export function writeSheet(
  file: string,
  answers: readonly FreshAnswer[],
): readonly GradedRow[] {
  const known: readonly GradedRow[] = existsSync(file)
    ? z.array(ROW).parse(parse(readFileSync(file, 'utf8')))
    : [];
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  for (const {query, rows: found} of answers) {
    for (const one of found.slice(0, ROWS)) {
      const row = {query: query.q, ...one, grade: null};
      if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
    }
  }
  const place = (row: GradedRow) => shortHash([keyOf(row)], 8);
  const queries = [...new Set(answers.map(({query}) => query.q))];
  const sheet = [...rows.values()].sort(
    (a, b) =>
      queries.indexOf(a.query) - queries.indexOf(b.query) ||
      place(a).localeCompare(place(b)),
  );
  writeFileSync(file, stringify(sheet));
  return sheet;
}

function keyOf({query, address}: Pick<GradedRow, 'query' | 'address'>): string {
  return `${query}\n${address}`;
}

/**
 * Scores answers by the grades of a sheet, for each class and for `all`.
 *
 * @throws Error that names the number of rows without a grade.
 */
export function scoreFresh(
  answers: readonly FreshAnswer[],
  sheet: readonly GradedRow[],
): ReadonlyMap<string, FreshScore> {
  const grades = new Map(sheet.map((row) => [keyOf(row), row.grade]));
  const graded = answers.map(({query, rows}) => ({
    query,
    grades: rows
      .slice(0, ROWS)
      .map(({address}) => grades.get(keyOf({query: query.q, address})) ?? null),
    best: sheet
      .filter((row) => row.query === query.q)
      .map(({grade}) => grade ?? 0)
      .sort((a, b) => b - a)
      .slice(0, ROWS),
  }));
  const missing = graded.flatMap((one) =>
    one.grades.filter((grade) => grade === null),
  ).length;
  if (missing > 0) {
    throw new Error(`${missing} rows have no grade yet: 2, 1 or 0.`);
  }
  const classes = [...new Set(answers.map(({query}) => query.class))];
  const scoreOf = (name: string | undefined): FreshScore => {
    const some = graded.filter(
      ({query}) => name === undefined || query.class === name,
    );
    const answerable = some.filter(({best}) => best[0] === 2);
    return {
      queries: some.length,
      usefulFirst: share(some, (one) => (one.grades[0] ?? 0) > 0),
      answered5: share(answerable, (one) => one.grades.includes(2)),
      ndcg5: mean(some.map((one) => gain(one.grades) / (gain(one.best) || 1))),
    };
  };
  return new Map([
    ...classes.map((name) => [name, scoreOf(name)] as const),
    ['all', scoreOf(undefined)],
  ]);
}

/** A share with Wilson's score interval, which holds for few queries, too. */
function share<One>(all: readonly One[], isGood: (one: One) => boolean): Share {
  const n = all.length;
  if (n === 0) return {value: 1, low: 0, high: 1};
  const value = all.filter(isGood).length / n;
  // The quantile of the normal distribution for 95 %.
  const z2 = 1.96 ** 2;
  const center = (value + z2 / (2 * n)) / (1 + z2 / n);
  const half =
    (Math.sqrt(z2) / (1 + z2 / n)) *
    Math.sqrt((value * (1 - value)) / n + z2 / (4 * n * n));
  return {value, low: center - half, high: center + half};
}

function gain(grades: readonly (number | null)[]): number {
  return grades.reduce<number>(
    (sum, grade, place) => sum + (2 ** (grade ?? 0) - 1) / Math.log2(place + 2),
    0,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
