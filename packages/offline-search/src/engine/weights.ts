/**
 * How much each kind of evidence counts. Tuned on classes of labeled queries with
 * `npm run search:score`; after a change, compare all classes.
 */
export const FIELD_WEIGHTS = {
  title: {boost: 6, usualLength: 3, isInherited: false},
  heading: {boost: 3.5, usualLength: 6, isInherited: false},
  asked: {boost: 0.6, usualLength: 5, isInherited: false},
  // The writer's word in the URL, if the heading lacks it.
  anchor: {boost: 2, usualLength: 3, isInherited: false},
  description: {boost: 1.4, usualLength: 20, isInherited: false},
  prose: {boost: 0.5, usualLength: 60, isInherited: false},
  code: {boost: 1, usualLength: 20, isInherited: false},
  // Inherited from the page and from the headings above.
  pageTitle: {boost: 1.6, usualLength: 3, isInherited: true},
  parentHeading: {boost: 0.8, usualLength: 4, isInherited: true},
} as const;

/** Factor for inline code. */
export const INLINE_CODE_BOOST = 1.8;

export const TERM_WEIGHTS = {
  word: 1,
  /** `plane` in `DataPlane`: less than the word on its own. */
  part: 0.6,
  whole: 1,
  path: 0.7,
} as const;

export const BM25 = {saturation: 1.6, lengthShare: 0.5} as const;

export const MATCH_WEIGHTS = {
  exact: 1,
  /** A prefix of a longer term; the more is missing, the less it counts. */
  prefix: 0.6,
  /** Two words that the query joins, or one word that it splits. */
  split: 0.6,
  /** One edit away; two edits count the square. */
  typo: 0.5,
  /** A related word. */
  related: 0.4,
  /** Another form of the same word. */
  stem: 0.45,
  /** Question words; subtracted from each meaning. */
  weak: 0.5,
} as const;

export const RANKING = {
  /** Exponent of the share of the query that a section has. */
  coverage: 0.5,
  /** Factor for a section that has the whole query. */
  complete: 1.5,
  /** Share of the page's score that a section gets. */
  page: 0.1,
  /** Factor for a title or heading that equals the query except for typos. */
  exactTitle: 3,
  exactHeading: 1.6,
  /** Factor for a title that begins with the query. */
  titlePrefix: 1.4,
  /** Exponent of the share of a section's words that one passage has. */
  gathered: 2,
  /** Factor for words that are adjacent as in the query. */
  proximity: 0.8,
  /** Added for each word from the third on in a row, as in the query. */
  run: 0.15,
  /**
   * Headings that many pages have ("Next steps", "Complete example") say little:
   * the share subtracted each time their number doubles.
   */
  commonHeading: 0.04,
  /** Number of the best candidates that are ranked word by word. */
  candidates: 80,
  /** Factor for a heading made of the query's words. */
  headingMatch: 0.8,
  /** Factor for a phrase made of them, one of those that readers ask with. */
  askedMatch: 1.5,
  /**
   * When a query quotes a message: one of its texts matches this much, or so many
   * words stand in a row and a text matches a little.
   */
  quoteHeading: 0.45,
  quoteWords: 4,
  /** Factor for the message that is quoted. */
  quote: 1.2,
  quoteShare: 0.2,
  /** Rows of a page with their full score; each further one gets a factor. */
  rowsPerPage: 2,
  repeatedPage: 0.8,
} as const;

/** Factors for the type of section, independent of the query. */
export const STATIC_RANK = {
  /** A page outside the documentation: the landing page, a post. */
  outsideDocs: 0.35,
  /** A glossary entry: the page that explains the term comes first. */
  definition: 0.1,
  /** Changes of a kind between versions: only who asks for changes wants them. */
  changes: 0.5,
  /** A field of the reference: guides come first unless it is named. */
  field: 0.65,
  /** A message that isn't quoted: only who has its words looks for it. */
  message: 0.25,
} as const;
