import type {Element, Root} from 'hast';

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

/** One HTML file of the built site, as all steps know it. */
export interface BuiltPage {
  /** Address without the base URL, such as `/docs/next/overview/architecture/`. */
  readonly route: string;
  /** Absolute path of the file. */
  readonly file: string;
  /** The head of the document; its nodes have positions in the page's HTML. */
  readonly head: Element;
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

/** Where the built site is, and where it will be. */
export interface SitePlace {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** The built site, as each step of the after-build plugin gets it. */
export interface BuiltSite extends SitePlace {
  readonly pages: readonly BuiltPage[];
}

/** A step: writes files of its own, asks for edits of pages. */
export type SiteStep = (site: BuiltSite) => Promise<void>;

/**
 * A step that needs more of pages than their heads. The trees of all pages
 * together would take gigabytes on a large site: each is there while the page
 * is read, once for all steps, and a step keeps of it what it needs.
 */
export interface ReadingStep<Found> {
  /** Nodes of the tree have positions in the page's HTML. */
  read(page: BuiltPage, tree: Root, place: SitePlace): Found;
  run(site: BuiltSite, found: ReadonlyMap<BuiltPage, Found>): Promise<void>;
}

export type AfterBuildStep = SiteStep | ReadingStep<unknown>;
