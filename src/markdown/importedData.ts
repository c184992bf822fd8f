import type {PhrasingContent} from 'mdast';
import * as z from 'zod';

import {ContentError} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import type {YamlDocument, YamlPath} from '../content-errors/readYaml';
import {code} from './nodes';

/** Our own words about imported data, as Markdown, by the name of a thing. */
export const ownWords = z.record(z.string(), z.string().min(1));

/**
 * Refuses words about what the imported data don't have.
 *
 * @param at - Where the words are in their document.
 */
export function unusedWords(
  {place}: YamlDocument,
  at: YamlPath,
  words: z.infer<typeof ownWords>,
  known: readonly string[],
): ContentError[] {
  return Object.keys(words)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const what = 'there is no such entry in the imported data';
      const remedy = didYouMeanOr('Remove it.', name, known);
      return new ContentError(place([...at, name]), what, remedy);
    });
}

/** Anchor of a value of a chart, or of a command or flag, by its full name. */
export function entryAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9-]+/gu, '-');
}

/** The name of an entry, with its anchor and a link to it. */
export function entryName(id: string, name: string): PhrasingContent {
  return {
    ...{type: 'link', url: `#${id}`, children: [code(name)]},
    data: {hProperties: {id}},
  };
}

/** Ends imported words as a sentence. */
export function sentence(words: string): string {
  return /[.!?]$/u.test(words) || words === '' ? words : `${words}.`;
}
