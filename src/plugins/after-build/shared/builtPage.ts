import type {Root} from 'hast';

/** What a built page is, by its address. */
export type PageKind =
  | 'docs'
  | 'category'
  | 'blog'
  | 'landing'
  | 'search'
  | 'notFound'
  | 'redirect'
  | 'offline';

/** A replacement of a stretch of a page's HTML; offsets count UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One HTML file of the built site, read and parsed once for all steps. */
export interface BuiltPage {
  /** Address without the base URL, such as `/docs/next/overview/architecture/`. */
  readonly route: string;
  /** Absolute path of the file. */
  readonly file: string;
  /** As the framework wrote it. */
  readonly html: string;
  /** The whole document; nodes have positions in `html`. */
  readonly tree: Root;
  readonly kind: PageKind;
  /** The framework's name of its docs version, such as `current`. */
  readonly docsVersion: string | undefined;
  /** Whether readers are led to it: not unlisted, not search, not-found, redirect. */
  readonly listed: boolean;
  /** Of the document, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Day of the last change, `2025-09-18`, when git knows it. */
  readonly lastUpdated?: string | undefined;
  /** Changes asked for by the steps; applied once, when pages are written. */
  readonly edits: Edit[];
}

/** The built site, as each step of the after-build plugin gets it. */
export interface BuiltSite {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly pages: readonly BuiltPage[];
}

/** A step: reads the site, writes files of its own, asks for edits of pages. */
export type AfterBuildStep = (site: BuiltSite) => Promise<void>;
