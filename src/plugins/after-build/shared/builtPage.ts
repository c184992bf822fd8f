import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import type {Element, Root} from 'hast';

/** What renders a built page. */
export type PageKind =
  | 'docs'
  | 'category'
  /** Lists of the pages with a tag. */
  | 'tags'
  | 'post'
  /** Lists of posts, tags and authors. */
  | 'blog'
  | 'landing'
  /** One of `src/pages`. */
  | 'page'
  | 'search'
  | 'notFound'
  | 'redirect';

/** One HTML file of the built site, shared by all steps. */
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
  /** False for unlisted pages and for search, not-found, and redirects. */
  readonly listed: boolean;
  /** Title of the document, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Date of the last change, such as `2025-09-18`, if git knows it. */
  readonly lastUpdated?: string | undefined;
  /** Changes that the steps add; applied together when pages are written. */
  readonly edits: Edit[];
}

/** Where the site was built and where it will be published. */
export interface SitePlace {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
}

/** The built site, as every after-build step receives it. */
export interface BuiltSite extends SitePlace {
  /** Sorted by route; a step may append pages that it wrote. */
  readonly pages: BuiltPage[];
}

/** A step that writes its own files or adds edits to pages. */
export type SiteStep = (site: BuiltSite) => Promise<void>;

/**
 * A step that needs more of a page than its head. Together, the trees of a
 * large site would take gigabytes, so each tree is available only while its
 * page is read, and the step keeps only what it needs.
 */
export interface ReadingStep<Found> {
  /** Nodes of the tree have positions in the page's HTML. */
  read(page: BuiltPage, tree: Root, place: SitePlace): Found;
  run(site: BuiltSite, found: ReadonlyMap<BuiltPage, Found>): Promise<void>;
}

export type AfterBuildStep = SiteStep | ReadingStep<unknown>;
