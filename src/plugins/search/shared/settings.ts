/** Settings that the build writes into the search bundle. */
export interface SearchSettings {
  /** The suffix of page titles. */
  readonly siteName: string;
  /** Origin of the site for crawlers, without a trailing slash. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Name of the hosted index, also the key of stored searches. */
  readonly indexName: string;
  readonly provider: {readonly kind: 'embedded'} | HostedSettings;
}

export interface HostedSettings {
  readonly kind: 'hosted';
  readonly appId: string;
  readonly searchKey: string;
}

/** Settings for the application's components. */
export interface SearchGlobalData {
  /** URL of the folder with the search code; ends with a slash; empty without one. */
  readonly folder: string;
  /** Shown instead of results where nothing can answer. */
  readonly note?: string;
}
