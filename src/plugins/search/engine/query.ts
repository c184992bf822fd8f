import {readTerms, STOP_WORDS} from './words';

const MOST_WORDS = 16;
/** Three words or more may be a pasted message, but for questions. */
const QUOTE = /\S\s+\S+\s+\S/u;
const QUESTION = /\b(?:how|i|my|should|what|when|where|which|who|why)\b/iu;

/** The words of a query, and what it may be. */
export function readQuery(text: string) {
  const all = readTerms(text);
  const strong = all.filter((term) => !STOP_WORDS.has(term));
  return {
    words: (strong.length > 0 ? strong : all).slice(0, MOST_WORDS),
    /** The last word may be the beginning of a longer one. */
    isTyping: /[\p{L}\p{N}]$/u.test(text),
    /** It may be a pasted message. */
    mayQuote: QUOTE.test(text) && !QUESTION.test(text),
  };
}
