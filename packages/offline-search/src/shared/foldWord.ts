/**
 * Maps the spellings of a word to one form: case, accents, apostrophes and the
 * English plural. The index and the query are both folded, so the result must be
 * equal for both but need not be a word.
 *
 * @param word - Letters and digits, as written.
 * @returns Lower case without marks; equal for `policies` and `policy`.
 */
export function foldWord(word: string): string {
  return foldPlural(foldLetters(word));
}

const ASCII_LOWER = /^[a-z0-9]*$/;

/** Removes only case, accents and apostrophes. */
export function foldLetters(word: string): string {
  if (ASCII_LOWER.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** Endings in `s` that are not plurals: status, ingress, analysis. */
const NO_PLURAL = /(?:s|u|i)s$/;

function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|sh|[^ae]ch)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
