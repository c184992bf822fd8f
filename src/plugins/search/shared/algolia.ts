/**
 * The part of the hosted provider's interface that this site speaks, whoever
 * answers. Names and shapes are the provider's.
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

/** All of the inner lists, each by one of its members: `attribute:value`. */
export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly facetFilters?: FacetFilters;
  readonly hitsPerPage?: number;
  /** Counts from 0. */
  readonly page?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10` asks for ten words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** A text with tags around what matched. */
export interface Snippet {
  readonly value: string;
  /** The embedded engine's own: it is a line of a code block. */
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

/** A record that answers a query. */
export interface SearchHit extends SearchRecord {
  readonly _snippetResult?: Marked;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly exhaustiveNbHits: boolean;
  readonly queryID?: string;
  /** What the embedded engine adds, as a rule of the provider's would. */
  readonly userData?: readonly {
    readonly suggestions?: readonly string[];
    /** The query with its misspelled words as the pages have them. */
    readonly corrected?: string;
  }[];
}

export interface SearchRequests {
  readonly requests: readonly SearchRequest[];
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
}

/** What the dialog and the page ask. Rejects when there is no answer. */
export interface SearchClient {
  search(requests: SearchRequests): Promise<SearchResults>;
}
