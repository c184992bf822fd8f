import {ContentError} from '@openchoreo/content-errors/contentError';
import {nearest} from '@openchoreo/content-errors/nearest';
import type {TypedYaml} from '@openchoreo/crd-reference/files/readTyped';
import * as z from 'zod';

/** Our own words about imported data, as Markdown, by the name of a thing. */
export const ownWordsFile = z.record(z.string(), z.string().min(1));

/** Words about what the data don't have. */
export function unusedWords(
  words: TypedYaml<z.infer<typeof ownWordsFile>> | undefined,
  known: readonly string[],
): ContentError[] {
  return Object.keys(words?.data ?? {}).flatMap((name) => {
    if (words === undefined || known.includes(name)) return [];
    const near = nearest(name, known);
    return new ContentError(
      words.document.place([name]),
      'there is no such entry in the imported data',
      near === undefined ? 'Remove it.' : `Did you mean ${near}?`,
    );
  });
}
