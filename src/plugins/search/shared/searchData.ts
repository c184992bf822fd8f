/** What the build tells the components of search. */
export interface SearchData {
  /** Name of the hosted index, also the key of stored searches. */
  readonly indexName: string;
  /** Without it, the site's own index answers. */
  readonly hosted?: {readonly appId: string; readonly searchKey: string};
  /** Shown instead of results where nothing can answer. */
  readonly note?: string;
}
