/**
 * What a page may weigh, in brotli kilobytes (quality 11, 1 kB = 1000 B).
 * `npm run size` prints each figure beside its budget and fails above it; so
 * does a test of the built files.
 */

/** One kind of page, measured on one example of it. */
export interface PageBudget {
  readonly name: string;
  /** Address of the example, without the base URL. */
  readonly route: string;
  readonly budget: Readonly<Record<Figure, number>>;
}

/** The columns of the table. */
export const FIGURES = {
  starter: 'script before the application starts',
  application: 'script of the started application, starter included',
  css: 'style sheets',
  html: 'the HTML file',
  withoutMedia: 'HTML, CSS and starter: all that reading needs',
  withMedia: 'the same with pictures',
} as const;

export type Figure = keyof typeof FIGURES;

/** Budgets of the six kinds of page. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  {
    name: 'home',
    route: '/',
    budget: {
      starter: 6,
      application: 82,
      css: 11,
      html: 10,
      withoutMedia: 26,
      withMedia: 40,
    },
  },
  {
    name: 'docs',
    route: '/docs/',
    budget: {
      starter: 6,
      application: 97,
      css: 11,
      html: 12,
      withoutMedia: 28,
      withMedia: 34,
    },
  },
  {
    name: 'quick start',
    route: '/docs/getting-started/quick-start-guide/',
    budget: {
      starter: 6,
      application: 97,
      css: 11,
      html: 12,
      withoutMedia: 29,
      withMedia: 34,
    },
  },
  {
    name: 'component reference',
    route: '/docs/reference/api/application/component/',
    // Room for that of Next, which takes its place with the next cut.
    budget: {
      starter: 6,
      application: 99,
      css: 11,
      html: 13,
      withoutMedia: 29,
      withMedia: 34,
    },
  },
  {
    name: 'post',
    route: '/blog/welcome/',
    budget: {
      starter: 6,
      application: 91,
      css: 11,
      html: 8,
      withoutMedia: 25,
      withMedia: 30,
    },
  },
  {
    name: 'search',
    route: '/search/',
    budget: {
      starter: 6,
      application: 83.5,
      css: 11,
      html: 6,
      withoutMedia: 22,
      withMedia: 27,
    },
  },
];

/** A part of the client bundle that costs more must have a reason. kB. */
export const UNEXPLAINED_PART_KB = 0.3;

/**
 * How good search must be, on each half of the labelled queries and in each
 * docs version, and what it may weigh. `npm run search:score` prints the
 * figures beside these and fails below.
 */
export const SEARCH_GOALS = {
  /** Share of queries whose first page answers. */
  recall1: 0.94,
  /** Share of queries with an answering page among the first five. */
  recall5: 0.99,
  /** Mean of 1 / place of the first answering page. */
  mrr: 0.96,
  /** Share of queries with an answering section among the first five rows. */
  section5: 0.94,
  /** Brotli kilobytes of engine and outline: all that the first answer needs. */
  firstResultsKb: 20,
  /** Brotli bytes of an index for each word that it holds. */
  bytesPerWord: 2,
} as const;

/**
 * Lowest scores of Lighthouse on the pages above, of 100. `npm run lighthouse`
 * prints those of each page.
 */
export const LIGHTHOUSE_GOALS = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
