/** What a build tells its search; written into the bundle. */
export interface SearchSettings {
  /** As page titles end. */
  readonly siteName: string;
  /** Origin that crawlers know the site by, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Name of the hosted index; stored searches are kept under it. */
  readonly indexName: string;
  /** The dev server's: each opening searches the pages as they are then. */
  readonly isDraft: boolean;
  readonly provider: {readonly kind: 'embedded'} | HostedSettings;
}

export interface HostedSettings {
  readonly kind: 'hosted';
  readonly appId: string;
  readonly searchKey: string;
}

/** What the application's components are told. */
export interface SearchGlobalData {
  /** Address of the folder with the code of search; ends with a slash. */
  readonly folder: string;
}
