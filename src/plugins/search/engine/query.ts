import {isStopWord, readTerms} from './words';

const MOST_WORDS = 16;
/** Three words or more may be a pasted message, but for questions. */
const QUOTE = /\S\s+\S+\s+\S/u;
const QUESTION = /\b(?:how|i|my|should|what|when|where|which|who|why)\b/iu;

/**
 * The words of a query, and whether it may be a pasted message. The last word is
 * open while it is typed: it may be the beginning of a longer one.
 */
export function readQuery(text: string) {
  const typed = readTerms(text);
  const strong = typed.filter((term) => !isStopWord(term));
  const kept = (strong.length > 0 ? strong : typed).slice(0, MOST_WORDS);
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const words = kept.map((term, at) => ({
    term,
    isOpen: isTyping && at === kept.length - 1,
  }));
  return {words, mayQuote: QUOTE.test(text) && !QUESTION.test(text)};
}
