/**
 * Brings spellings of one word together: case, accents, apostrophes and the
 * English plural. Both the index and the query are folded, so the result needs
 * to be the same for both, not to be a word.
 *
 * @param word - Letters and digits, as written.
 * @returns Lower case without marks; `policies` and `policy` are alike.
 */
export function foldWord(word: string): string {
  return foldPlural(foldLetters(word));
}

const ASCII_LOWER = /^[a-z0-9]*$/;

/** Case, accents and apostrophes only. */
export function foldLetters(word: string): string {
  if (ASCII_LOWER.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** Endings in `s` that are no plural: status, ingress, analysis. */
const NO_PLURAL = /(?:s|u|i)s$/;

function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|sh|[^ae]ch)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
