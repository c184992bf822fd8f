import {readTerms, STOP_WORDS} from './words';

const MOST_WORDS = 16;
/** The words of a query: all, and those that say something. */
export function readQuery(text: string) {
  const all = readTerms(text);
  const strong = all.filter((term) => !STOP_WORDS.has(term));
  return {
    all: new Set(all),
    words: (strong.length > 0 ? strong : all).slice(0, MOST_WORDS),
    /** The last word may be the beginning of a longer one. */
    isTyping: /[\p{L}\p{N}]$/u.test(text),
  };
}
