/** Levels of sections: 1 is the page itself, 2 to 6 its headings. */
export const SECTION_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type SectionLevel = (typeof SECTION_LEVELS)[number];

/** A block of text on the page: a paragraph, a list item, a line. */
export interface TextBlock {
  /** `prose` marks inline code with backticks; `code` is one line of a block. */
  readonly kind: 'prose' | 'code';
  readonly text: string;
}

/** A heading and the content up to the next one. */
export interface PageSection {
  readonly level: SectionLevel;
  readonly heading: string;
  /** Without `#`; empty for the page itself. */
  readonly anchor: string;
  /** How readers ask for it; searched, but never shown. */
  readonly asked?: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** Whether a section explains a message: there are many, and few are looked for. */
export function isMessage({anchor}: Pick<PageSection, 'anchor'>): boolean {
  return anchor.startsWith('message-');
}

/** A page as search sees it. The first section is the page itself. */
export interface SearchPage {
  /** From the root of the site, without the base URL: `/docs/next/`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The category in the sidebar, which DocSearch's crawler uses as `lvl0`. */
  readonly category: string;
  /** `docs-default-current`, or `default` outside the documentation. */
  readonly docusaurusTag: string;
  readonly sections: readonly PageSection[];
}

/** What a site's writers know of the words in its pages. */
export interface SearchWords {
  /** Groups of words that readers use for one another. */
  readonly related: readonly (readonly string[])[];
  /** Words that fit every page, so they count less than others in a query. */
  readonly weak: readonly string[];
}

/** All pages that one search can find: a docs version and pages without a version. */
export interface SearchCorpus {
  /** The framework's name of the docs version. */
  readonly version: string;
  readonly words: SearchWords;
  readonly pages: readonly SearchPage[];
}
