import type {LabelledQuery} from './queries';

/** The quality of search; shares are from 0 to 1. */
export interface Score {
  readonly queries: number;
  /** Share of queries whose first row is on an answering page. */
  readonly recall1: number;
  /** Share of queries with an answering page among the first five pages. */
  readonly recall5: number;
  /** Share of queries with an answering section among the first five rows. */
  readonly success5: number;
  /** Normalized discounted cumulative gain of the first five rows. */
  readonly ndcg5: number;
  /**
   * Share of queries with an answering page among the first five rows that are
   * shown before the text is loaded.
   */
  readonly early5: number;
}

/**
 * Grades of the first five rows, a digit each: 2 for an answering section, 1
 * for another section of an answering page, 0 for anything else.
 */
type Grades = string;

/** The result of a query. */
export interface Outcome {
  readonly query: LabelledQuery;
  readonly grades: Grades;
  /** Rank of the first answering page among pages, from 1; 0 if there is none. */
  readonly pagePlace: number;
  /** Grades of the first five rows before the text is loaded. */
  readonly earlyGrades: Grades;
  /** Addresses of the rows in order, without the version. */
  readonly rows: readonly string[];
}

/** Addresses that search returns for a query, best first. */
export interface Answer {
  /** Before the text is loaded. */
  readonly early: readonly string[];
  readonly whole: readonly string[];
}

const ROWS = 5;

/** Finds the answers among the results of a query. */
export function judge(query: LabelledQuery, {early, whole}: Answer): Outcome {
  const rows = [...new Set(whole.map(withoutVersion))];
  const pages = [...new Set(rows.map(pageOf))];
  return {
    query,
    grades: gradesOf(query, rows),
    pagePlace: pages.findIndex((page) => query.expect.includes(page)) + 1,
    earlyGrades: gradesOf(query, early.map(withoutVersion)),
    rows,
  };
}

function gradesOf(
  {expect, anchors = []}: LabelledQuery,
  rows: readonly string[],
): Grades {
  const isAnswer = (row: string): boolean =>
    anchors.includes(row) ||
    // A page answers as a whole if none of its sections is labelled.
    (expect.includes(pageOf(row)) &&
      (anchors.length === 0 || !row.includes('#')) &&
      !anchors.some((anchor) => anchor.startsWith(`${pageOf(row)}#`)));
  return rows
    .slice(0, ROWS)
    .map((row) => (isAnswer(row) ? 2 : expect.includes(pageOf(row)) ? 1 : 0))
    .join('');
}

/** The scores of each class, and of all outcomes together as `all`. */
export function scoreByClass(
  outcomes: readonly Outcome[],
): ReadonlyMap<string, Score> {
  const classes = new Set(outcomes.map(({query}) => query.class));
  const ofClass = (name: string) =>
    outcomes.filter(({query}) => query.class === name);
  return new Map([
    ...[...classes].map((name) => [name, score(ofClass(name))] as const),
    ['all', score(outcomes)],
  ]);
}

function score(outcomes: readonly Outcome[]): Score {
  const share = (isGood: (outcome: Outcome) => boolean) =>
    mean(outcomes.map((outcome) => (isGood(outcome) ? 1 : 0)));
  return {
    queries: outcomes.length,
    recall1: share(({grades}) => /^[12]/u.test(grades)),
    recall5: share(({pagePlace}) => pagePlace >= 1 && pagePlace <= ROWS),
    success5: share(({grades}) => grades.includes('2')),
    ndcg5: mean(outcomes.map(({query, grades}) => ndcg(query, grades))),
    early5: share(({earlyGrades}) => /[12]/u.test(earlyGrades)),
  };
}

function ndcg({expect, anchors = []}: LabelledQuery, grades: Grades): number {
  const wholePages = expect.filter(
    (page) => !anchors.some((anchor) => pageOf(anchor) === page),
  );
  const answers = Math.min(ROWS, anchors.length + wholePages.length);
  // Rows of a page without labelled sections can be more than the labels.
  return Math.min(1, gain(grades) / gain('2'.repeat(answers)));
}

function gain(grades: Grades): number {
  return Array.from(grades).reduce(
    (sum, digit, place) =>
      sum + (2 ** Number(digit) - 1) / Math.log2(place + 2),
    0,
  );
}

function mean(values: readonly number[]): number {
  if (values.length === 0) return 1;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** An address without the docs version, as in labels. */
export function withoutVersion(url: string): string {
  return url.replace(/^\/docs\/next\//u, '/docs/');
}

function pageOf(row: string): string {
  return row.replace(/#.*$/u, '');
}
