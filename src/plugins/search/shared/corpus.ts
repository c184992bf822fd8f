import type {SearchKind} from '../../../lib/searchMark';

/** The index of a docs version, below the base URL. */
export function indexFile(version: string): string {
  return `assets/search/${version}.json`;
}

/** Before a line of code. */
export const CODE = '\t';

/** Lines that are shown when their tab is chosen. */
export interface Tab {
  readonly anchor: string;
  /** Place of its first line, and of the first one after it. */
  readonly from: number;
  readonly to: number;
}

/** A heading and the text up to the next one. */
export interface Section {
  /** 1 is the page itself, 2 to 6 are its headings. */
  readonly level: number;
  readonly heading: string;
  /** Without `#`; empty for the page itself. */
  readonly anchor: string;
  readonly kind?: SearchKind;
  /** Other names of a message: texts with the same meaning, and its code. */
  readonly names?: readonly string[];
  /** How readers ask for it; searched, but never shown. */
  asked: readonly string[];
  /** Paragraphs, list items and lines of code; names in prose have backticks. */
  readonly lines: readonly string[];
  readonly tabs?: readonly Tab[];
}

/** A page as search sees it. The first section is the page itself. */
export interface Page {
  /** From the root of the site, without the base URL: `/docs/next/`. */
  readonly route: string;
  /** Where the sidebar has it: `['Tasks']`. */
  readonly trail?: readonly string[];
  readonly sections: readonly Section[];
}

/**
 * What one search can find: the pages of a docs version, and those without one.
 * An index is a corpus as JSON.
 */
export interface Corpus {
  /** The framework's name of the docs version. */
  readonly version: string;
  /** Groups of words that readers use for one another. */
  readonly related: readonly (readonly string[])[];
  readonly pages: readonly Page[];
}

/**
 * Reads an index.
 *
 * @param file - Its path or address, which says what docs version it is of.
 * @throws Error unless it is the whole index of this version.
 */
export function readIndex(text: string, file: string): Corpus {
  // The build wrote it; checked for what a network does.
  const corpus = JSON.parse(text) as Corpus;
  if (!file.endsWith(indexFile(corpus.version))) {
    throw new Error(`${file} has the index of ${corpus.version}.`);
  }
  return corpus;
}
