import {
  parseAllDocuments,
  type Document,
  type ScalarTag,
  type Tags,
} from 'yaml';

import {jsonStream} from './jsonStream';

/** A document of the parser, and where its text begins in the whole text. */
export interface Source {
  readonly document: Document.Parsed;
  readonly start: number;
  /** The text that it was parsed from, which can have other documents too. */
  readonly content: string;
}

/** Parses the documents of a text, whatever they are. */
export function parseSources(text: string): readonly Source[] {
  const sources: Source[] = [];
  for (const {start, content} of jsonStream(text)) {
    for (const document of parseAllDocuments(content, OPTIONS)) {
      sources.push({document, start, content});
    }
  }
  return sources;
}

/** Taken for a number without digits otherwise. */
const DOT: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^\.$/u,
  resolve: String,
};

const OPTIONS = {
  version: '1.1',
  merge: true,
  stringKeys: true,
  prettyErrors: false,
  // As kubectl reads it: with `0o644`, but without dates, times and sets.
  customTags: (tags: Tags): Tags => [
    'intOct',
    DOT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'object' &&
        !/:(?:binary|omap|pairs|set|timestamp)$/u.test(tag.tag) &&
        !('format' in tag && tag.format === 'TIME'),
    ),
  ],
} as const;
