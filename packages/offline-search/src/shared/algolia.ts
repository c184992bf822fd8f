/**
 * The part of the hosted provider's interface that this site uses, for every
 * client. Names and shapes are the provider's.
 */
export const HIERARCHY_LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Each inner list must match by one of its members: `attribute:value`. */
export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly facetFilters?: FacetFilters;
  readonly hitsPerPage?: number;
  /** Zero-based. */
  readonly page?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10` requests ten words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** A text with tags around its matches. */
export interface Snippet {
  readonly value: string;
  /** Only from the embedded engine: it is a line of a code block. */
  readonly isCode?: boolean;
}

export interface Marked {
  readonly hierarchy?: Partial<Readonly<Record<HierarchyLevel, Snippet>>>;
  readonly content?: Snippet;
}

/** A record of the index, as DocSearch's crawler writes it. */
export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
}

/** A record that matches a query. */
export interface SearchHit extends SearchRecord {
  readonly _snippetResult?: Marked;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly exhaustiveNbHits: boolean;
  readonly queryID?: string;
  /** Added by the embedded engine, like the user data of a provider's rule. */
  readonly userData?: readonly {
    readonly suggestions?: readonly string[];
    /** The query with misspelled words as the pages spell them. */
    readonly corrected?: string;
  }[];
}

export interface SearchRequests {
  readonly requests: readonly SearchRequest[];
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
}

/** The client of the dialog and the page. Rejects if there is no answer. */
export interface SearchClient {
  search(requests: SearchRequests): Promise<SearchResults>;
}
