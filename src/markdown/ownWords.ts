import {ContentError} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import type {YamlDocument, YamlPath} from '../content-errors/readYaml';
import * as z from 'zod';

/** Our own words about imported data, as Markdown, by the name of a thing. */
export const ownWordsFile = z.record(z.string(), z.string().min(1));

/**
 * Words about what the data don't have.
 *
 * @param at - Where the words are in their file.
 */
export function unusedWords(
  {place}: YamlDocument,
  at: YamlPath,
  words: z.infer<typeof ownWordsFile>,
  known: readonly string[],
): ContentError[] {
  return Object.keys(words).flatMap((name) => {
    if (known.includes(name)) return [];
    return new ContentError(
      place([...at, name]),
      'there is no such entry in the imported data',
      didYouMeanOr('Remove it.', name, known),
    );
  });
}
