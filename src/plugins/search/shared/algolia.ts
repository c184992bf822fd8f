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

export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

export interface Snippet {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

interface Marked<Value> {
  readonly hierarchy?: Partial<Readonly<Record<HierarchyLevel, Value>>>;
  readonly content?: Value;
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
  readonly _highlightResult?: Marked<Highlight>;
  readonly _snippetResult?: Marked<Snippet>;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly processingTimeMS: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly exhaustiveNbHits: boolean;
  readonly queryID?: string;
  /** What the embedded engine adds, as a rule of the provider's would. */
  readonly userData?: readonly {readonly suggestions?: readonly string[]}[];
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
