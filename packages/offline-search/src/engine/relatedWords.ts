import {foldWord} from '../shared/foldWord';
import type {SearchWords} from '../shared/record';

/** Words, folded, that pages may use instead of a query word. */
export type RelatedWords = ReadonlyMap<string, readonly string[]>;

/** Turns groups of words into a map from each word to the others. */
export function relateWords({related}: SearchWords): RelatedWords {
  const found = new Map<string, readonly string[]>();
  for (const words of related.map((group) => group.map(foldWord))) {
    for (const word of words) {
      found.set(word, [
        ...(found.get(word) ?? []),
        ...words.filter((other) => other !== word),
      ]);
    }
  }
  return found;
}
