import type {LabelledQuery} from './queries';

/** The quality of search; shares are from 0 to 1. */
export interface Score {
  readonly queries: number;
  /** Share of queries with an answering page in first place. */
  readonly recall1: number;
  /** Share of queries with an answering page among the first five. */
  readonly recall5: number;
  /** Mean of 1 / rank of the first answering page, up to the tenth. */
  readonly mrr: number;
  /** Share of queries with an answering section among the first five rows. */
  readonly section5: number;
}

/** The result of a query. */
export interface Outcome {
  readonly query: LabelledQuery;
  /** Rank of the first answering page among pages, from 1; 0 if there is none. */
  readonly pagePlace: number;
  /** Rank of the first answering section among rows; 0 if there is none. */
  readonly sectionPlace: number;
  /** Addresses of the rows in order, without the version. */
  readonly rows: readonly string[];
}

/** Finds the answers among the results of a query. */
export function judge(query: LabelledQuery, urls: readonly string[]): Outcome {
  const rows = [...new Set(urls.map(withoutVersion))];
  const pages = [...new Set(rows.map(pageOf))];
  const {expect, anchors = []} = query;
  const answers = (row: string): boolean =>
    anchors.includes(row) ||
    // A page answers as a whole if none of its sections is labelled.
    (!row.includes('#') &&
      expect.includes(row) &&
      !anchors.some((anchor) => anchor.startsWith(`${row}#`)));
  return {
    query,
    pagePlace: pages.findIndex((page) => expect.includes(page)) + 1,
    sectionPlace: rows.findIndex(answers) + 1,
    rows,
  };
}

/** The scores of each class, and of all outcomes together. */
export function scoreByClass(
  outcomes: readonly Outcome[],
): ReadonlyMap<string, Score> {
  const classes = [...new Set(outcomes.map(({query}) => query.class))];
  return new Map([
    ...classes.map((name): [string, Score] => [
      name,
      score(outcomes.filter(({query}) => query.class === name)),
    ]),
    ['all', score(outcomes)],
  ]);
}

function score(outcomes: readonly Outcome[]): Score {
  const withSections = outcomes.filter(({query}) => query.anchors);
  return {
    queries: outcomes.length,
    recall1: share(outcomes, ({pagePlace}) => pagePlace === 1),
    recall5: share(outcomes, ({pagePlace}) => pagePlace >= 1 && pagePlace <= 5),
    mrr: mean(
      outcomes.map(({pagePlace}) =>
        pagePlace >= 1 && pagePlace <= 10 ? 1 / pagePlace : 0,
      ),
    ),
    section5: share(
      withSections,
      ({sectionPlace}) => sectionPlace >= 1 && sectionPlace <= 5,
    ),
  };
}

function share(
  outcomes: readonly Outcome[],
  isGood: (outcome: Outcome) => boolean,
): number {
  return mean(outcomes.map((outcome) => (isGood(outcome) ? 1 : 0)));
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
