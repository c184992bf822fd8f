/**
 * How much each kind of evidence counts. Tuned by classes of labelled queries
 * with `npm run search:score`; change one, then look at all classes.
 */
export const FIELD_WEIGHTS = {
  title: {boost: 6, usualLength: 3, isInherited: false},
  heading: {boost: 3.5, usualLength: 6, isInherited: false},
  // The word that a writer chose for the address, where it is not the heading.
  anchor: {boost: 2, usualLength: 3, isInherited: false},
  description: {boost: 1.4, usualLength: 20, isInherited: false},
  prose: {boost: 0.5, usualLength: 60, isInherited: false},
  code: {boost: 1, usualLength: 20, isInherited: false},
  // What a section has from its page and from the headings above it.
  pageTitle: {boost: 1.6, usualLength: 3, isInherited: true},
  parentHeading: {boost: 0.8, usualLength: 4, isInherited: true},
} as const;

/** Factor for what prose sets as code. */
export const INLINE_CODE_BOOST = 1.8;

export const TERM_WEIGHTS = {
  word: 1,
  /** `plane` in `DataPlane`: less than the word by itself. */
  part: 0.6,
  whole: 1,
  path: 0.7,
} as const;

export const BM25 = {saturation: 1.6, lengthShare: 0.5} as const;

export const MATCH_WEIGHTS = {
  exact: 1,
  /** The beginning of a longer term; less, the more is missing. */
  prefix: 0.6,
  /** Two words that the query writes as one, or the other way round. */
  split: 0.6,
  /** One edit away; two edits count the square. */
  typo: 0.5,
  /** Another word that readers take for it. */
  related: 0.4,
  /** Another form of the same word. */
  stem: 0.45,
  /** What a question is asked with; taken off each way to mean it. */
  weak: 0.5,
} as const;

export const RANKING = {
  /** Power of the share of the query that a section holds. */
  coverage: 0.5,
  /** Factor for a section that holds all of the query. */
  complete: 1.5,
  /** Share of its page's score that a section gets. */
  page: 0.1,
  /** Factor for a title or heading that is the query but for typos. */
  exactTitle: 3,
  exactHeading: 1.6,
  /** Factor for a title that begins with the query. */
  titlePrefix: 1.4,
  /** Factor for words that stand next to each other as in the query. */
  proximity: 0.8,
  /**
   * Headings that many pages have ('Next steps', 'Complete example') say little:
   * share taken off for each doubling of their number.
   */
  commonHeading: 0.04,
  /** How many of the best are looked at word by word. */
  candidates: 80,
  /** Factor for a heading that is made of the query's words. */
  headingMatch: 0.8,
  /** Rows of a page that keep their score; each further one gets a factor. */
  rowsPerPage: 2,
  repeatedPage: 0.8,
} as const;

/** Factors for what a section is, whatever is asked. */
export const STATIC_RANK = {
  /** A page beside the documentation: the landing page, a post. */
  outsideDocs: 0.7,
  /** An entry of the glossary: the page that explains the term comes first. */
  definition: 0.1,
  /** A field of the reference: guides come first unless it is named. */
  field: 0.65,
} as const;
