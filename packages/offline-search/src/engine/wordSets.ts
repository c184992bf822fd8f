/**
 * Words of a query as a set, the bits of a number: 0b101 has the first and the
 * third. A `Uint32Array` keeps many sets, so a query has at most that many words.
 */
export type WordSet = number;

/** Number of words that fit into a set, with some bits to spare. */
export const WORDS_OF_SET = 28;

/** The set of one word. */
export function setOf(word: number): WordSet {
  return 1 << word;
}

/** The weight of a set of words. */
export function weightOf(words: WordSet, shares: readonly number[]): number {
  return shares.reduce(
    (sum, share, word) => ((words & setOf(word)) === 0 ? sum : sum + share),
    0,
  );
}
