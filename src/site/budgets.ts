/**
 * How much a page may weigh in kilobytes after Brotli (quality 11, 1 kB = 1000
 * B). `npm run size` prints each size next to its budget and fails if one is
 * exceeded, and so does a test of the built files.
 */

/** One kind of page, measured on an example. */
export interface PageBudget {
  readonly name: string;
  /** Address of the example, without the base URL. */
  readonly route: string;
  readonly budget: Readonly<Record<Figure, number>>;
}

/** The columns of the table. */
export const FIGURES = {
  starter: 'scripts before the application starts',
  application: 'all scripts with the application started',
  css: 'style sheets',
  html: 'the HTML file',
  withoutMedia: 'HTML, CSS and starter: enough to read the page',
  withMedia: 'the same, with pictures',
} as const;

export type Figure = keyof typeof FIGURES;

/**
 * Scripts and style sheets, which all kinds of page share. A tenth of a kilobyte
 * of the starter writes addresses as the application's router reads them, which
 * saves replacing two modules of the framework, and another loads the engine and
 * the titles of search beside its code, two round trips sooner. Every page of a
 * version adds its route and its entry of the sidebar to the application, about 60
 * bytes; the sections "Tasks" and "Operate" brought 56 pages, and the examples 32.
 */
const SHARED = {starter: 6.2, application: 133, css: 11} as const;

/** Budgets of the six kinds of page. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  {
    name: 'home',
    route: '/',
    budget: {...SHARED, html: 10, withoutMedia: 26, withMedia: 40},
  },
  {
    name: 'docs',
    route: '/docs/',
    budget: {...SHARED, html: 13, withoutMedia: 28, withMedia: 34},
  },
  {
    name: 'quick start',
    route: '/docs/getting-started/quick-start-guide/',
    budget: {...SHARED, html: 13, withoutMedia: 29, withMedia: 34},
  },
  {
    name: 'component reference',
    route: '/docs/reference/api/application/component/',
    // Leaves room for the page of Next, which takes over with the next version.
    budget: {...SHARED, html: 13, withoutMedia: 29, withMedia: 34},
  },
  {
    name: 'post',
    route: '/blog/welcome/',
    budget: {...SHARED, html: 8, withoutMedia: 25, withMedia: 30},
  },
  {
    name: 'search',
    route: '/search/',
    budget: {...SHARED, html: 6, withoutMedia: 22, withMedia: 27},
  },
];

/** Scripts that load when a page or a reader needs them. */
export interface ScriptBudget {
  readonly name: string;
  /** Name of the script. Scripts that it loads count as well. */
  readonly script: string;
  /** Page whose own scripts count as well. */
  readonly route?: string;
  readonly budget: number;
}

export const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  {
    name: 'the manifest checker',
    script: 'checker',
    route: '/docs/check/',
    budget: 33,
  },
  {
    name: 'the placeholders of commands',
    script: 'command-values',
    budget: 1.5,
  },
];

/**
 * How well search must answer the kept queries in each docs version, and how
 * much it may weigh. `npm run search:score` prints the results next to these
 * goals and fails if one is missed.
 */
export const SEARCH_GOALS = {
  /** Share of queries whose first row is on an answering page. */
  recall1: 0.94,
  /** Share of queries with an answering page among the first five. */
  recall5: 0.99,
  /** Share of queries with an answering section among the first five rows. */
  success5: 0.94,
  /** Normalized discounted cumulative gain of the first five rows. */
  ndcg5: 0.9,
  /**
   * Share of queries with an answering page among the first five rows that are
   * shown before the text is loaded.
   */
  early5: 0.8,
  /** Brotli kilobytes of all that the first results need: code and outline. */
  firstResultsKb: 30,
  /** Brotli bytes of an index per word of text. */
  bytesPerWord: 2,
} as const;
