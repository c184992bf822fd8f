/** A version of the documentation that readers can search. */
export interface SearchVersion {
  /** The framework's name, such as `current`. */
  readonly name: string;
  /** The name that readers see. */
  readonly label: string;
  /** Path of its pages below the base URL, with a slash at its end. */
  readonly route: string;
}

/** Settings that the build writes into the search bundle. */
export interface SearchSettings {
  /** The suffix of page titles. */
  readonly siteName: string;
  /** Origin of the site for crawlers, without a trailing slash. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** All docs versions; the first one answers requests without a version. */
  readonly versions: readonly SearchVersion[];
  /** Name of the one whose addresses name no version. */
  readonly latestVersion: string;
  /** Local storage key of the docs version that the reader chose last. */
  readonly preferredVersionKey: string;
  /** Where readers report missing results. */
  readonly issuesUrl: string;
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
  /** What answers, if not the index of the site. */
  readonly engine?: 'hosted';
  /** Shown instead of results where nothing can answer. */
  readonly note?: string;
}
