/** The hosted provider's names for the title of a page and its headings. */
export const LEVELS = ([0, 1, 2, 3, 4, 5, 6] as const).map(
  (level) => `lvl${level}` as const,
);
export const HITS_PER_PAGE = 20;
/** The longest query, on the search page and in the dialog. */
export const QUERY_LENGTH = 512;
export const DIALOG_QUERY_LENGTH = 64;
