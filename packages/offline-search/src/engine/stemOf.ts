/** A shorter stem is too ambiguous: `ring` is not a form of `r`. */
const SHORTEST_STEM = 4;

/** Suffixes of word forms, longest first. */
const ENDINGS = [
  'able',
  'ment',
  'ance',
  'ing',
  'ion',
  'ed',
  'er',
  'or',
  'ly',
  'al',
  'at',
  'e',
] as const;

/**
 * The common prefix of the forms of a word: `delete`, `deleted` and `deletion` all
 * give `delet`. Always a prefix of the word.
 *
 * @param term - Folded.
 */
export function stemOf(term: string): string {
  const ending = ENDINGS.find(
    (end) => term.endsWith(end) && term.length - end.length >= SHORTEST_STEM,
  );
  return ending === undefined ? term : stemOf(term.slice(0, -ending.length));
}
