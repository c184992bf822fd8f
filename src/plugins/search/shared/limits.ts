/** Limits of search that readers and the provider know; a length is in UTF-16 units. */
export const LIMITS = {
  hitsPerPage: 20,
  /** Rows of a page in the dialog if other pages have results too. */
  rowsBesideOthers: 2,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  /** Screens up to this width get the narrow snippet. */
  narrowScreenPx: 768,
  dialogInput: 64,
  pageInput: 512,
} as const;
