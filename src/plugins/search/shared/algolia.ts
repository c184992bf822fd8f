/**
 * The part of the hosted provider's interface that search uses, whoever answers.
 * Names and shapes are the provider's.
 */
export const LEVELS = [
  ...(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const),
];

export type Level = (typeof LEVELS)[number];
export type Hierarchy = Readonly<Record<Level, string | null>>;

export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  /** Zero-based. */
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: readonly string[];
  /** `content:10` requests ten words. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics: boolean;
  readonly facetFilters: readonly (string | readonly string[])[];
}

/** A text with `<mark>` and `</mark>` around its matches; the rest is no markup. */
export interface Snippet {
  readonly value: string;
}

export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly _snippetResult?: {
    readonly hierarchy: Partial<Readonly<Record<Level, Snippet>>>;
    readonly content?: Snippet;
  };
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only from the embedded engine: other queries, if this one finds nothing. */
  readonly suggestions?: readonly string[];
  /** Only from the embedded engine: the query as the pages spell it. */
  readonly corrected?: string;
}
