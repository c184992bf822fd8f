/** A shorter rest says too little: `ring` is no form of `r`. */
const SHORTEST_STEM = 4;

/** Endings that make another form of a word, longest first. */
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
 * What forms of one word begin with: `delete`, `deleted` and `deletion` all
 * give `delet`. Always the beginning of the word.
 *
 * @param term - Folded.
 */
export function stemOf(term: string): string {
  const ending = ENDINGS.find(
    (end) => term.endsWith(end) && term.length - end.length >= SHORTEST_STEM,
  );
  return ending === undefined ? term : stemOf(term.slice(0, -ending.length));
}
