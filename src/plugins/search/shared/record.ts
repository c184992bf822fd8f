/** A block of text on a page: a paragraph, a list item, a line of code. */
export interface TextBlock {
  /** In prose, inline code stands between backticks. */
  readonly text: string;
  readonly isCode: boolean;
}

/** A heading and the text up to the next one. */
export interface Section {
  /** 1 is the page itself, 2 to 6 are its headings. */
  readonly level: number;
  readonly heading: string;
  /** Without `#`; empty for the page itself. */
  readonly anchor: string;
  /** How readers ask for it; searched, but never shown. */
  readonly asked: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** A page as search sees it. The first section is the page itself. */
export interface Page {
  /** From the root of the site, without the base URL: `/docs/next/`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
}

/** What one search can find: the pages of a docs version, and those without one. */
export interface Corpus {
  /** The framework's name of the docs version. */
  readonly version: string;
  /** Groups of words that readers use for one another. */
  readonly related: readonly (readonly string[])[];
  readonly pages: readonly Page[];
}

/** Whether a section explains a message: there are many, and few are looked for. */
export function isMessage({anchor}: Pick<Section, 'anchor'>): boolean {
  return anchor.startsWith('message-');
}
